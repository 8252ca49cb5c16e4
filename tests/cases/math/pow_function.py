import math


def attempt(x, y):
    try:
        print(x, y, math.pow(x, y))
    except ValueError as e:
        print(x, y, 'ValueError', e)
    except OverflowError as e:
        print(x, y, 'OverflowError', e)


def entry_point(argv):
    inf = float('inf')
    nan = float('nan')
    values = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.0, inf, -inf, nan]
    for x in values:
        for y in values:
            attempt(x, y)
    attempt(10.0, 400.0)
    attempt(2.0, 10.0)
    attempt(-8.0, 1.0 / 3)
    attempt(10.0, -400.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
