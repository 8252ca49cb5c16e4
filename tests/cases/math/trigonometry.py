import math


def show(x):
    return '%.10f' % x


def attempt(name, x):
    try:
        if name == 'asin':
            r = math.asin(x)
        elif name == 'acos':
            r = math.acos(x)
        elif name == 'atanh':
            r = math.atanh(x)
        elif name == 'acosh':
            r = math.acosh(x)
        elif name == 'sin':
            r = math.sin(x)
        elif name == 'cosh':
            r = math.cosh(x)
        elif name == 'sinh':
            r = math.sinh(x)
        else:
            r = math.tan(x)
        print(name, x, show(r))
    except ValueError as e:
        print(name, x, 'ValueError', e)
    except OverflowError as e:
        print(name, x, 'OverflowError', e)


def entry_point(argv):
    n = float(len(argv))
    for i in range(-4, 5):
        x = i * math.pi / 4 * n
        print(i, show(math.sin(x)), show(math.cos(x)), show(math.atan(x)), show(math.sinh(x)), show(math.tanh(x)), show(math.asinh(x)))
    for name in ['asin', 'acos', 'atanh', 'acosh', 'sin', 'tan', 'cosh', 'sinh']:
        for x in [0.5, 1.0, -1.0, 1.5, 1000.0, float('inf'), float('nan')]:
            attempt(name, x * n)
    print(show(math.atan2(1, 1)), show(math.atan2(-1.0, -1.0)), math.atan2(0.0, -0.0), math.atan2(-0.0, 0.0), show(math.degrees(math.pi)), show(math.radians(90)), math.degrees(0.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
