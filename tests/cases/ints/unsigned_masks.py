def rotl(x, n):
    return ((x << n) | (x >> (32 - n))) & 0xffffffff


def crc32(data):
    crc = 0xffffffff
    for byte in data:
        crc ^= byte
        for i in range(8):
            crc = (crc >> 1) ^ (0xedb88320 if crc & 1 else 0)
    return crc ^ 0xffffffff


def fnv1a(data):
    h = 0x811c9dc5
    for byte in data:
        h = ((h ^ byte) * 0x01000193) & 0xffffffff
    return h


def adler(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return (b << 16) | a


def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def gray(n):
    return n ^ (n >> 1)


def interleave(x, y):
    z = 0
    for i in range(16):
        z |= (x & 1 << i) << i | (y & 1 << i) << (i + 1)
    return z


def entry_point(argv):
    one = len(argv)
    for data in [b'', b'a', b'123456789', b'The quick brown fox']:
        print(hex(crc32(data)), hex(fnv1a(data)), hex(adler(data)))
    x = 0x12345678 * one
    print([hex(rotl(x, n)) for n in range(0, 32, 5)], popcount(x), [gray(n) for n in range(8)], interleave(5 * one, 3), x & -x, x | x - 1, ~x & 0xffff, x ^ x >> 16)
    print(bin(x >> 20), x >> 4 & 15, (x & 0xf0) >> 4, 1 << 5 | 1 << 3, (1 << 16) - 1, -1 & 0xff, -256 >> 4, ~0 << 4)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
