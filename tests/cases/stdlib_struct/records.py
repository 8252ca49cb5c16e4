import struct

HEADER = '<4sHI'
ROW = '>Hd'


def write(rows):
    out = bytearray(struct.pack(HEADER, b'ROWS', 1, len(rows)))
    for key, value in rows:
        out += struct.pack(ROW, key, value)
    return bytes(out)


def read(data):
    magic, version, count = struct.unpack_from(HEADER, data)
    if magic != b'ROWS':
        raise ValueError('bad magic')
    rows = []
    at = struct.calcsize(HEADER)
    for i in range(count):
        key, value = struct.unpack_from(ROW, data, at)
        rows.append((key, value))
        at += struct.calcsize(ROW)
    return version, rows


def entry_point(argv):
    data = write([(1, 0.5), (2, -1.25), (65535, 1e100)])
    print(len(data), data[:10])
    print(read(data))
    try:
        read(data[:25])
    except struct.error as e:
        print('too short')
    try:
        read(b'XXXX' + data[4:])
    except ValueError as e:
        print(e)
    buf = bytearray(8)
    struct.pack_into('<H', buf, 3, 0x1234)
    print(bytes(buf), struct.unpack_from('<H', buf, 3), struct.unpack_from('<H', buf, -5))
    try:
        struct.pack_into('<I', buf, 6, 1)
    except struct.error:
        print('no room')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
