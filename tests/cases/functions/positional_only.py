def sub(a, b, /, c=0):
    return a - b - c


def entry_point(argv):
    print(sub(10, 3), sub(10, 3, 2), sub(10, 3, c=5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
