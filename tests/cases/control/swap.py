def entry_point(argv):
    a, b, c = 1, 2, 3
    a, b = b, a
    print(a, b, c)
    a, b, c = c, a, b
    print(a, b, c)
    items = [1, 2, 3]
    items[0], items[2] = items[2], items[0]
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
