def entry_point(argv):
    one = len(argv)
    for i in range(0, 62, 7):
        print(one << i, (one << i) - 1)
    for v in [1000, -1000, 1, -1, 0]:
        for s in [0, 1, 3, 10, 62]:
            print(v >> s)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
