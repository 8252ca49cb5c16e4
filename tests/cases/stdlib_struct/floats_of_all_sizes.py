import struct


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    for x in [0.0, -0.0, 1.0, -1.5, 0.1, 65504.0, 1e-8, 6e-8, 5.96e-08, 0.333, 2049.0, 2051.0, inf, -inf]:
        print(x, struct.pack('<e', x * one), struct.unpack('<e', struct.pack('<e', x)), struct.pack('>f', x), struct.unpack('>f', struct.pack('>f', x)), struct.pack('<d', x))
    nan = inf - inf
    print(struct.unpack('<e', struct.pack('<e', nan)), struct.unpack('<f', struct.pack('<f', nan)), struct.unpack('<d', struct.pack('<d', nan)))
    for x in [65519.0, 65520.0, 1e10]:
        try:
            print(struct.pack('<e', x * one))
        except OverflowError as e:
            print('OverflowError', e)
    for x in [3.4028234e38, 3.5e38, 1e300]:
        try:
            print(struct.pack('<f', x * one))
        except OverflowError as e:
            print('OverflowError', e)
    print(struct.pack('<ff', 1, True), struct.pack('>d', len(argv)), struct.unpack('<2f', b'\x00\x00\x80\x3f\x00\x00\x00\xc0'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
