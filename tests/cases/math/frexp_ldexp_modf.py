import math


def attempt(x, e):
    try:
        print(x, e, math.ldexp(x, e))
    except OverflowError as err:
        print(x, e, 'OverflowError', err)


def entry_point(argv):
    n = float(len(argv))
    for x in [0.0, -0.0, 1.0, -1.0, 0.75, 3.5, -123.456, 1e300, 1e-300, 5e-324, float('inf'), float('nan')]:
        print(x, math.frexp(x * n), math.modf(x * n))
    for x in [1.0, -0.75, 0.0, 1e300, 5e-324, float('inf')]:
        for e in [0, 1, -1, 100, -1074, 1024, -5000, 100000]:
            attempt(x, e)
    m, e = math.frexp(1234.5 * n)
    print(math.ldexp(m, e), m, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
