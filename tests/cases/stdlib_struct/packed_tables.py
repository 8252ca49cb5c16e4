import struct

RECORD = struct.Struct('<8sHfb')
INDEX = struct.Struct('>II')


class Table:
    def __init__(self):
        self.data = bytearray()
        self.count = 0

    def add(self, name, size, ratio, flag):
        self.data += RECORD.pack(name.encode('utf-8'), size, ratio, flag)
        self.count += 1

    def row(self, i):
        name, size, ratio, flag = RECORD.unpack_from(self.data, i * RECORD.size)
        return name.rstrip(b'\0').decode('utf-8'), size, ratio, flag

    def patch(self, i, size):
        struct.pack_into('<H', self.data, i * RECORD.size + 8, size)


def varint(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def unvarint(data, at):
    shift = 0
    value = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def entry_point(argv):
    n = len(argv)
    t = Table()
    t.add('alpha', 10 * n, 0.5, -1)
    t.add('b\u00e9ta', 65535, 1.25, 127)
    t.add('a long name', 0, -0.0, -128)
    print(t.count, len(t.data), RECORD.size, [t.row(i) for i in range(t.count)])
    t.patch(1, 7)
    print(t.row(1), bytes(t.data[:RECORD.size]))
    try:
        t.add('x', 65536 * n, 0.0, 0)
    except struct.error as e:
        print('error')
    print(t.count, [INDEX.unpack(INDEX.pack(i, i * i)) for i in (0, 255, 65535)])
    data = b''.join([varint(v) for v in (0, 1, 127, 128, 300, 1 << 40)])
    at = 0
    values = []
    while at < len(data):
        value, at = unvarint(data, at)
        values.append(value)
    print(data, values)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
