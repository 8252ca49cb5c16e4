import struct

POINT = struct.Struct('<hhB')


def entry_point(argv):
    n = len(argv)
    data = POINT.pack(1 * n, -2, 3) + POINT.pack(4, 5, 255)
    print(POINT.size, len(data), POINT.unpack(data[:5]), POINT.unpack_from(data, 5))
    buf = bytearray(7)
    POINT.pack_into(buf, 1, 7, 8, 9)
    print(bytes(buf), POINT.format)
    total = 0
    for x, y, flag in POINT.iter_unpack(data):
        total += x * 100 + y * 10 + flag
    print(total)
    print([pair for pair in struct.iter_unpack('>Hb', b'\x00\x01\xff\x01\x00\x02')])
    try:
        for item in struct.iter_unpack('<i', b'12345'):
            print(item)
    except struct.error as e:
        print('error', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
