def entry_point(argv):
    one = len(argv)
    for n in [0, 1, 5, 31, 32, 62]:
        print(n, one << n, one << n >> n, -one << n, (-one << n) >> n)
    for n in [63, 64, 65, 100, 1000000]:
        print(n, 12345 * one >> n, -12345 * one >> n, 0 >> n, (0 * one) << n)
    x = -one
    x >>= 70
    print(x)
    x = 4611686018427387904 * one
    for n in range(60, 70):
        print(n, x >> n, -x >> n)
    for bad in [-1, -64, -1000000]:
        try:
            print(one << bad)
        except ValueError as e:
            print('ValueError', e)
        try:
            print(one >> bad)
        except ValueError as e:
            print('ValueError', e)
    print(True << 3, True >> 1, 5 << True)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
