def fnv(text):
    h = 2166136261
    for c in text:
        h = ((h ^ ord(c)) * 16777619) & 0xffffffff
    return h


def adler(data):
    a = 1
    b = 0
    for x in data:
        a = (a + x) % 65521
        b = (b + a) % 65521
    return (b << 16) | a


def crc32(data):
    crc = 0xffffffff
    for x in data:
        crc ^= x
        for _ in range(8):
            if crc & 1:
                crc = (crc >> 1) ^ 0xedb88320
            else:
                crc >>= 1
    return crc ^ 0xffffffff


def entry_point(argv):
    for text in ['', 'a', 'hello', 'The quick brown fox']:
        data = text.encode()
        print(fnv(text), adler(data), crc32(data), hex(crc32(data)))
    rnd = 12345
    line = []
    for _ in range(10):
        rnd = (rnd * 1103515245 + 12345) & 0x7fffffff
        line.append(rnd)
    print(line)
    x = 88172645463325252
    for _ in range(5):
        x ^= (x << 13) & 0xffffffffffff
        x ^= x >> 7
        x ^= (x << 17) & 0xffffffffffff
        print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
