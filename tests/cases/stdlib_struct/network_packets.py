import struct


class Packet:
    def __init__(self, kind, flags, payload):
        self.kind = kind
        self.flags = flags
        self.payload = payload

    def encode(self):
        return struct.pack('!HBI', self.kind, self.flags, len(self.payload)) + self.payload


def decode(data):
    packets = []
    at = 0
    while at < len(data):
        kind, flags, size = struct.unpack_from('!HBI', data, at)
        at += struct.calcsize('!HBI')
        packets.append(Packet(kind, flags, data[at:at + size]))
        at += size
    return packets


def checksum(data):
    if len(data) % 2:
        data += b'\0'
    total = 0
    for (word,) in struct.iter_unpack('!H', data):
        total += word
    while total >> 16:
        total = (total & 0xffff) + (total >> 16)
    return ~total & 0xffff


def bitmap(width, height):
    header = struct.pack('<2sIHHI', b'BM', 54 + width * height * 3, 0, 0, 54)
    return header + struct.pack('<IiiHH', 40, width, height, 1, 24)


def entry_point(argv):
    n = len(argv)
    data = b''.join([Packet(i * 1000, i, b'x' * i).encode() for i in range(1, 4)])
    print(data, len(data))
    for p in decode(data):
        print(p.kind, p.flags, p.payload)
    print(hex(checksum(b'\x45\x00\x00\x73\x00\x00\x40\x00\x40\x11\xc0\xa8\x00\x01\xc0\xa8\x00\xc7')), checksum(b'odd'))
    print(bitmap(2 * n, 3))
    name, age, height = struct.unpack('<10sBf', struct.pack('<10sBf', b'Ann', 30 * n, 1.75))
    print(name.rstrip(b'\0').decode('ascii'), age, height, struct.pack('>I', 0xdeadbeef), struct.unpack('<I', b'\xef\xbe\xad\xde')[0] == 0xdeadbeef)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
