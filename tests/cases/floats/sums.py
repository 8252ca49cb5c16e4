import math


def entry_point(argv):
    n = len(argv)
    values = [0.1] * 10
    print(math.fsum(values), math.fsum([]), math.fsum([1e100, 1.0, -1e100]), math.fsum([1e16, 1.0, 1e-16]), math.fsum([n, 2, 3.5]))
    print(math.fsum([1e308, 1.0, -1e308]), math.fsum([0.1, 0.2, 0.3, -0.6]), math.fsum((1.5, 2.5)), math.fsum(x / 10 for x in range(11)))
    print(math.prod([0.5, 4.0, n]), math.dist([0.0, 0.0], [3.0, 4.0]), math.dist((1, 2, 3), (4, 6, 3)), math.hypot(3.0, 4.0), math.hypot(1.0, 2.0, 2.0), math.hypot(), math.hypot(-5))
    inf = float('inf')
    print(math.fsum([inf, 1.0]), math.fsum([float('nan'), 1.0]), math.hypot(inf, float('nan')), math.dist([1.0], [inf]))
    try:
        print(math.fsum([inf, -inf]))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(math.fsum([1e308] * 3))
    except OverflowError as e:
        print('OverflowError', e)
    try:
        print(math.dist([1.0] * n, [1.0, 2.0]))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
