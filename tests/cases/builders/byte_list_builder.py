from rpython.rlib.rstring import ByteListBuilder, BytesBuilder


def entry_point(argv):
    n = len(argv)
    b = ByteListBuilder(10)
    b.append(b'abc')
    b.append(b'd' * n)
    b.append_slice(b'012345', 2, 4)
    b.append_multiple_char(b'x', 3)
    print(b.getlength(), b.build())
    b.append(b'!')
    built = b.build()
    print(len(built), bytes(built), built[0], built[-1])
    c = BytesBuilder()
    c.append(b'one')
    c.append_slice(b'--two--', 2, 5)
    c.append_multiple_char(b'.', 4)
    print(c.getlength(), c.build())
    big = BytesBuilder(4)
    for i in range(1000):
        big.append(bytes([i & 255]))
    print(big.getlength(), len(big.build()), big.build()[300], sum(big.build()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
