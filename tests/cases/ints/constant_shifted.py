def entry_point(argv):
    n = len(argv)
    for k in [0, 1, 31, 32, 33, 62, 63, 64]:
        print(k, 1 >> k, 5 >> k, -1 >> k, -7 >> k, 1099511627776 >> k, 0 >> k, (1 << (k & 31)) >> n, (3 * n) >> k)
    total = 0
    for i in range(70):
        total += (0x7fffffffffffffff >> i) & 0xff
        total += (-1 >> i) & 3
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
