def entry_point(argv):
    one = float(len(argv))
    for x in [1e15, 1e16, 123456789012345680.0, 1e17, 1e-4, 1e-5, 0.0001234, 1e22, 1e23, 9007199254740993.0, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308,
              0.1, 0.2, 0.3, 2.0 / 3, 1.0 / 3, 100.0, 1e2, 1.0, 10.5, 4.35, 2.675, 1e100, 1.1e-100, 299792458.0, 6.02214076e23, 0.1 + 0.2]:
        x = x * one
        print(repr(x), str(-x), float(repr(x)) == x, len(repr(x)))
    total = 0.0
    for i in range(1, 200):
        x = i * one / 7.0
        if float(repr(x)) != x:
            print('lost', i)
        total += len(repr(x))
    print(total)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
