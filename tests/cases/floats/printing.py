def entry_point(argv):
    for x in [0.0, -0.0, 1.0, 0.1, 1.5, 100.0, 1e15, 1e16, 1e17, 1e-4, 1e-5, 1.23456789012345, 1e100, 5e-324]:
        print(x, str(x), repr(x))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
