import math


def attempt(name, x):
    try:
        if name == 'gamma':
            print(name, x, '%.10g' % math.gamma(x))
        else:
            print(name, x, '%.10g' % math.lgamma(x))
    except ValueError as e:
        print(name, x, 'ValueError', e)
    except OverflowError as e:
        print(name, x, 'OverflowError', e)


def entry_point(argv):
    n = float(len(argv))
    for name in ['gamma', 'lgamma']:
        for x in [1.0, 2.0, 5.0, 0.5, -0.5, -1.5, 10.5, 100.0, 170.0, 172.0, 0.0, -1.0, -2.0, 1e-10, float('inf'), float('-inf'), float('nan')]:
            attempt(name, x * n)
    for x in [0.0, 0.5, -0.5, 1.0, 3.0, 10.0, float('inf')]:
        print(x, '%.10g' % math.erf(x * n), '%.8g' % math.erfc(x * n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
