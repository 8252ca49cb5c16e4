def show(a, b):
    print(a + b, a - b, a * b, a / b)


def entry_point(argv):
    show(1.5, 0.5)
    show(-2.25, 4.0)
    show(1e10, 1e-10)
    show(0.1, 0.2)
    show(1.0 * len(argv), 3.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
