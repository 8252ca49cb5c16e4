def entry_point(argv):
    n = len(argv)
    print(3 in range(5), 5 in range(5), 4 in range(0, 10, 2), 3 in range(0, 10, 2), n in range(1, 2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
