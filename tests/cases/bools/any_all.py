def entry_point(argv):
    a = [1, 2, 3, 0]
    print(any(a), all(a))
    print(any([x > 2 for x in a]), all([x >= 0 for x in a]))
    print(any([x > 9 for x in a]), all([x > 9 for x in a[:0]]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
