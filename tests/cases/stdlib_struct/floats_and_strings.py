import struct


def entry_point(argv):
    print(struct.pack('<d', 1.5), struct.pack('>d', -0.1), struct.pack('<f', 3.25), struct.pack('>e', 1.0))
    print(struct.unpack('<d', struct.pack('<d', 3.141592653589793)), struct.unpack('>f', b'?\xc0\x00\x00'))
    print(struct.unpack('<f', struct.pack('<f', 0.1)), struct.unpack('<e', struct.pack('<e', 0.333)))
    print(struct.pack('5s', b'abc'), struct.pack('2s', b'abc'), struct.pack('<c?B', b'x', True, 1))
    name, flag, n = struct.unpack('<4s?H', b'name\x01\x10\x00')
    print(name, flag, n)
    try:
        struct.pack('<f', 1e39)
    except OverflowError as e:
        print(e)
    inf = float('inf')
    print(struct.unpack('<f', struct.pack('<f', -inf)), struct.pack('<d', inf))
    try:
        struct.pack('c', b'xy')
    except struct.error as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
