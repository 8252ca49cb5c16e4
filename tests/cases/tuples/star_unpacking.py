def entry_point(argv):
    first, *rest = [1, 2, 3, 4]
    print(first, rest)
    *start, last = [1, 2, 3]
    print(start, last)
    a, *middle, b = [1, 2]
    print(a, middle, b)
    try:
        x, *y, z = [5] * len(argv)
        print(x, y, z)
    except ValueError:
        print('not enough')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
