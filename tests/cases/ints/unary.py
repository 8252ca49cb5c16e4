def entry_point(argv):
    for x in [5, -5, 0]:
        print(-x, +x, ~x, abs(x), not x)
    n = len(argv)
    print(- - n, -(-n), ~~n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
