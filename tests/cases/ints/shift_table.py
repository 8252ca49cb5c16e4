def shifted(a, n):
    try:
        return '%d %d' % (a >> n, (a << n) & 0xffffffff)
    except ValueError as e:
        return 'ValueError: %s' % e


def entry_point(argv):
    one = len(argv)
    for a in [0, 1, -1, 5, -5, 1 << 40, -(1 << 40), (1 << 62) + 7]:
        for n in [0, 1, 2, 31, 32, 33, 62, 63, 64, 65, 1000, -1, -64]:
            print(a, n, shifted(a * one, n * one))
    x = one
    x <<= 10
    x >>= 3
    print(x, 1 << one, one << 5, 1024 >> one, -1024 >> one * 3, one >> 64 * one)
    try:
        print(one << -one)
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
