def attempt(x):
    try:
        print(x, int(x))
    except OverflowError as e:
        print(x, 'OverflowError', e)
    except ValueError as e:
        print(x, 'ValueError', e)


def entry_point(argv):
    n = float(len(argv))
    for x in [0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 1e15, 123456789.987, 4.611686018427388e18, -9.223372036854775e18, 9223372036854774784.0, -9223372036854775808.0]:
        attempt(x * n)
    for x in ['inf', '-inf', 'nan']:
        attempt(float(x))
    print(int(2.9999999999999996), int(n / 3 * 3), int(1e3) + 1, bool(0.0), bool(-0.0), bool(n), bool(float('nan')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
