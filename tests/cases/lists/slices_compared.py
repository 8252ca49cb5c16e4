def entry_point(argv):
    a = slice(1, 2)
    b = slice(1, 2)
    c = slice(1, None, 2)
    print(a == b, a != b, a == c, c == slice(1, None, 2), c != slice(1, 2, 3))
    n = len(argv)
    print(slice(n) == slice(1), slice(n, 5) == slice(1, 5), slice(None) == slice(None))
    print(slice(1, 2) in [slice(1, 2), slice(3, 4)])
    print([a, b] == [b, a], (a, 1) == (b, 1))
    print(a < slice(1, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
