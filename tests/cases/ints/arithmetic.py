def show(a, b):
    print(a + b, a - b, a * b)


def entry_point(argv):
    show(7, 3)
    show(-7, 3)
    show(7, -3)
    show(0, 5)
    show(123456789, 987654321)
    x = len(argv)
    show(x, x * 10)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
