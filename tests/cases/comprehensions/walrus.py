def f(x):
    return x * x - 4


def entry_point(argv):
    print([y for x in range(5) if (y := f(x)) > 0])
    last = 0
    print([last := last + x for x in range(5)], last)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
