"""`int` of bytes with a base, and what is wrong with it."""


def text(f):
    try:
        return str(f())
    except ValueError as e:
        return str(e)

def parse(data, base):
    try:
        return str(int(data, base))
    except ValueError as e:
        return str(e)

def entry_point(argv):
    n = len(argv)
    print(int(b"101", 2), int(bytearray(b"ff"), 16), int(b"z" * n, 36), int(b" 0x1F ", 0))
    for data in [b"12", b"0b1", b"", b"1_0", b"-11", b"\xff"]:
        print(parse(data, 2))
    for data in [bytearray(b"12"), bytearray(b"0b1"), bytearray(b"zz")]:
        print(parse(data, 2))
    print(parse("12", 2), parse("11", 2), parse("11", 1), parse(b"11", 37))
    try:
        print(int(b"12", 2))
    except ValueError as e:
        print(e)
    print(int(bytearray(b"12")), int(b"12"), float(b"1.5"), float(bytearray(b"2.5")), float(b" 1e3 "))
    print(text(lambda: float(b"x" * n)), text(lambda: float(bytearray(b"x" * n))), text(lambda: int(bytearray(b"x" * n))), text(lambda: int(b"x" * n)))
    print(int(b"11", base=2), int("11", base=n + 1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
