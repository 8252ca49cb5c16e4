import math


def attempt(name, x):
    try:
        if name == 'floor':
            print(x, name, math.floor(x))
        elif name == 'ceil':
            print(x, name, math.ceil(x))
        else:
            print(x, name, math.trunc(x))
    except OverflowError as e:
        print(x, name, 'OverflowError', e)
    except ValueError as e:
        print(x, name, 'ValueError', e)


def entry_point(argv):
    n = float(len(argv))
    for x in [0.0, 0.5, -0.5, 1.0, -1.0, 2.7, -2.7, 1e15, -123456789.1, 1e18, float('inf'), float('nan')]:
        for name in ['floor', 'ceil', 'trunc']:
            attempt(name, x * n)
    print(math.floor(5), math.ceil(-5), math.trunc(len(argv)), math.fabs(-3), math.fabs(-0.0), math.copysign(2, -0.0), math.copysign(-3.0, n))
    print(math.fmod(7.5, 2), math.fmod(-7.5, 2), math.fmod(7.5, -2), math.fmod(n, float('inf')), math.remainder(7.5, 2.0), math.remainder(5.0, 2.0), math.remainder(-5.5, 2.0), math.remainder(1.0, float('inf')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
