import struct


def place(buf, offset):
    try:
        struct.pack_into('<hh', buf, offset, 1, -1)
        print(offset, bytes(buf))
    except struct.error as e:
        print(offset, 'error', e)


def take(buf, offset):
    try:
        print(offset, struct.unpack_from('>HB', buf, offset))
    except struct.error as e:
        print(offset, 'error', e)


def entry_point(argv):
    buf = bytearray(10)
    for offset in [0, 2, 6, -4, -10, 7, 100, -11]:
        place(buf, offset)
    data = bytes(range(1, 9))
    for offset in [0, 1, 5, -3, -8, 6, 8, -9]:
        take(data, offset)
    print(struct.unpack_from('<I', data), struct.unpack_from('2s', bytearray(b'hello'), 3))
    for n in [0, 3, 5]:
        try:
            print(struct.unpack('<i', b'\x01\x02\x03\x04\x05'[:n]))
        except struct.error as e:
            print('error', e)
    print(struct.pack(''), struct.calcsize(''), struct.unpack('', b''), struct.pack('< h  2x b ', 1, 2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
