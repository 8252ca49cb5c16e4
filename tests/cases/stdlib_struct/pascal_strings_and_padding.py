import struct


def attempt(n):
    try:
        if n == 0:
            print(struct.pack('3p', b'toolong'), struct.pack('1p', b'x'), struct.pack('5p', b'ab'), struct.pack('0p2s', b'', b'zz'))
        elif n == 1:
            print(struct.unpack('5p', b'\x02abcd'), struct.unpack('3p', b'\x09abcd'[:3]), struct.unpack('1p', b'\x05'))
        elif n == 2:
            print(struct.pack('2x3s2x', b'ab'), struct.unpack('x2sx', b'abcd'), struct.pack('0s', b'abc'))
        elif n == 3:
            print(struct.pack('@bih', 1, 2, 3), struct.pack('=bih', 1, 2, 3), struct.pack('<bih', 1, 2, 3), struct.pack('>bih', 1, 2, 3))
        elif n == 4:
            print(struct.calcsize('@bih'), struct.calcsize('=bih'), struct.calcsize('bq'), struct.calcsize('qb'), struct.calcsize('bq0q'), struct.calcsize('b0q'), struct.calcsize('c0i'))
        elif n == 5:
            print(struct.pack('c?c', b'a', True, b'z'), struct.unpack('c?c', b'a\x02z'), struct.pack('??', 0, 'x'))
        elif n == 6:
            print(struct.pack('c', b'ab'))
        elif n == 7:
            print(struct.unpack('300p', b'\xff' + b'q' * 299)[0] == b'q' * 255)
        elif n == 8:
            print(struct.pack('300p', b'r' * 299)[:2], len(struct.pack('300p', b'r' * 299)))
    except struct.error as e:
        print(n, 'error', e)


def entry_point(argv):
    for n in range(9):
        attempt(n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
