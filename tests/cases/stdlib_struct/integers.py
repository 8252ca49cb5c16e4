import struct


def show(data):
    return ' '.join(['%02x' % byte for byte in data])


def entry_point(argv):
    print(show(struct.pack('<bBhHiIqQ', -1, 255, -2, 65535, -3, 4294967295, -4, 5)))
    print(show(struct.pack('>bBhHiIqQ', -1, 255, -2, 65535, -3, 4294967295, -4, 5)))
    print(show(struct.pack('!3H', 1, 2, 3)), show(struct.pack('=l', -5)), show(struct.pack('<2xB', 7)))
    print(struct.calcsize('<iHd'), struct.calcsize('bi'), struct.calcsize('ib'), struct.calcsize('bq'),
          struct.calcsize('>bq'), struct.calcsize(''), struct.calcsize('3s4x'), struct.calcsize('@hlb'))
    a, b, c = struct.unpack('<bhi', b'\xff\xfe\xff\x00\x00\x00\x80')
    print(a, b, c)
    (d,) = struct.unpack('>I', b'\xde\xad\xbe\xef')
    print(d, struct.unpack('<q', b'\xff' * 8), struct.unpack('>4B', b'\x01\x02\x03\x04'))
    for n in [128, -129]:
        try:
            struct.pack('b', n)
        except struct.error:
            print('struct.error')
    try:
        struct.pack('<H', 65536)
    except struct.error:
        print('struct.error')
    try:
        struct.pack('<i', 2 ** 31)
    except struct.error:
        print('struct.error')
    try:
        struct.unpack('<I', b'abc')
    except struct.error as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
