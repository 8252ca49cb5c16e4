def make_table():
    table = []
    for n in range(256):
        c = n
        for _ in range(8):
            if c & 1:
                c = 0xedb88320 ^ (c >> 1)
            else:
                c >>= 1
        table.append(c)
    return table


TABLE = make_table()


def crc32(data):
    crc = 0xffffffff
    for c in data:
        crc = TABLE[(crc ^ ord(c)) & 0xff] ^ (crc >> 8)
    return crc ^ 0xffffffff


def entry_point(argv):
    print(crc32('123456789'), crc32(''), crc32('hello'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
