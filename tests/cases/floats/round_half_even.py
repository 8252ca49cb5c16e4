def entry_point(argv):
    n = float(len(argv))
    values = [0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5, 0.49999999999999994, 2.675, 1.005, 1e15 + 0.5, 2.4999, -7.50001, 1e18]
    for v in values:
        print(v, round(v * n), round(v * n, 0), round(v * n, 1), round(v * n, 2), round(v * n, 3))
    for d in [-3, -2, -1, 0, 1, 5, 10, 15, 20, 400, -400]:
        print(d, round(12345.6789012345 * n, d), round(-1500.0 * n, d), round(2500.0 * n, d))
    print(round(1e300, 5), round(1e-300, 299), round(5e-324, 324), round(1.7976931348623157e308, -100), round(0.125, 2), round(0.375, 2))
    print(round(-0.0), round(-0.2, 0), round(n, None), round(2.5, ndigits=None), round(2.567, ndigits=2))
    for bad in ['inf', 'nan', '-inf']:
        try:
            print(round(float(bad)))
        except OverflowError as e:
            print('OverflowError', e)
        except ValueError as e:
            print('ValueError', e)
        print(round(float(bad), 2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
