def entry_point(argv):
    print(0b1011, 0o755, 0xDEAD, 1_000_000, 0x_ff, 0b1111_0000, 0)
    print(0x7fffffffffffffff, -0x8000000000000000, 0xffffffff, -0xffffffff)
    values = [0xA, 0Xb, 0O10, 0B10, 10, 1_0]
    print(values, sum(values))
    print(- 5 ** 2, (-5) ** 2, 2 ** 3 ** 2, -2 ** -1, ~-5, -~5, - -5, +-+5)
    n = len(argv)
    print(7 if n else 8, n.__class__ is int, type(n) is int, n.__class__ is str, 1.5.__class__ is float)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
