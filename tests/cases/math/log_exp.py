import math


def attempt(name, x):
    try:
        if name == 'log':
            r = math.log(x)
        elif name == 'log2':
            r = math.log2(x)
        elif name == 'log10':
            r = math.log10(x)
        elif name == 'log1p':
            r = math.log1p(x)
        elif name == 'exp':
            r = math.exp(x)
        elif name == 'expm1':
            r = math.expm1(x)
        else:
            r = math.sqrt(x)
        print(name, x, '%.12g' % r)
    except ValueError as e:
        print(name, x, 'ValueError', e)
    except OverflowError as e:
        print(name, x, 'OverflowError', e)


def entry_point(argv):
    n = float(len(argv))
    for name in ['log', 'log2', 'log10', 'log1p', 'exp', 'expm1', 'sqrt']:
        for x in [0.0, 1.0, 2.0, 10.0, 0.5, -0.5, -1.0, -2.0, 1e-300, 1000.0, -1000.0, float('inf'), float('-inf'), float('nan')]:
            attempt(name, x * n)
    print(math.log(8, 2), math.log(100.0, 10), math.log2(8), math.log10(1000), math.log(1), math.sqrt(16), math.exp(0), '%.12g' % math.cbrt(27.0), '%.12g' % math.cbrt(-8), math.exp2(10.0))
    print(math.log2(1 << 40), math.log10(10 ** 15), '%.10f' % math.log(3, 7))
    try:
        print(math.log(n * 5, 1))
    except ZeroDivisionError as e:
        print('ZeroDivisionError', e)
    try:
        print(math.log(n, 0))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
