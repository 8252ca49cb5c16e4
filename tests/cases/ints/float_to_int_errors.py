def attempt(x):
    try:
        print(x, int(x))
    except OverflowError as e:
        print(x, 'OverflowError:', e)
    except ValueError as e:
        print(x, 'ValueError:', e)


def rounded(x):
    try:
        print(x, round(x))
    except OverflowError as e:
        print(x, 'OverflowError:', e)
    except ValueError as e:
        print(x, 'ValueError:', e)


def entry_point(argv):
    one = float(len(argv))
    inf = one * 1e308 * 10.0
    for x in [0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 2.5, 1e15 + 0.5, 4503599627370497.5, 9e18, -9e18, -2.0 ** 63]:
        attempt(x * one)
        rounded(x * one)
    for x in [inf, -inf, inf - inf]:
        attempt(x)
        rounded(x)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
