from io import BytesIO


def number(f):
    result = 0
    for byte in f.read(4):
        result = result * 256 + byte
    return result


def entry_point(argv):
    f = BytesIO()
    print(f.write(b'\x00\x00\x01\x02'), f.write(b'rest'), f.tell())
    f.seek(0)
    print(number(f), f.read(2), f.tell(), f.read(100), f.read(1))
    print(f.getvalue())
    f.seek(2)
    f.write(b'ZZZZZZZZ')
    print(f.getvalue(), len(f.getvalue()))
    g = BytesIO(b'a\nbc\n\xff')
    print([line for line in g])
    g.seek(-2, 2)
    print(g.read())
    g.seek(1, 0)
    print(g.readline(), g.readline())
    try:
        g.seek(-1)
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
