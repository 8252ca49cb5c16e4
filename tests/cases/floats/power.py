def entry_point(argv):
    x = 2.0
    print(x ** 3.0, x ** 0.5, x ** -1.0, 0.0 ** 0.0)
    print((x + len(argv)) ** 2.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
