def entry_point(argv):
    print(min(3, 5), max(3, 5), min(-1, -2), max(0, 0))
    values = [4, -2, 9, 0]
    print(min(values), max(values), sum(values))
    print(min(7, 2, 5), max(7, 2, 5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
