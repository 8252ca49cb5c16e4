from rpython.rlib.rstruct import ieee


def entry_point(argv):
    values = [0.0, -0.0, 1.0, -2.5, 0.1, 65504.0, 1e-8, 6.1e-5, 3.4028234663852886e38, 1e-45, 1.5e300, 5e-324]
    for x in values:
        print(x, ieee.float_pack(x, 8) & 0xFFFFFFFFFFFFFFF, ieee.float_unpack(ieee.float_pack(x, 8), 8) == x)
    for x in values[:7]:
        bits = ieee.float_pack(x, 4)
        print(bits, ieee.float_unpack(bits, 4))
        bits = ieee.float_pack(x, 2)
        print(bits, ieee.float_unpack(bits, 2))
    for size in [2, 4]:
        try:
            ieee.float_pack(1e39, size)
        except OverflowError as e:
            print(size, e)
    inf = float('inf')
    print(ieee.float_pack(inf, 4), ieee.float_pack(-inf, 2), ieee.float_unpack(0x7F800000, 4))
    nan = ieee.float_unpack(ieee.float_pack(float('nan'), 4), 4)
    print(nan != nan)
    result = []
    ieee.pack_float(result, 1.5, 4, True)
    print([ord(c) for c in result])
    result = []
    ieee.pack_float(result, -0.1, 8, False)
    print([ord(c) for c in result], ieee.unpack_float(''.join(result), False))
    print(ieee.unpack_float('\x3f\xc0\x00\x00', True))
    try:
        ieee.float_pack(1.0, 3)
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
