import math


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    print(math.fsum([0.1] * 10), math.fsum([1e100, 1.0, -1e100, one]), math.fsum([]), math.fsum([1, 2, 3]), sum([0.1] * 10))
    print(math.dist([1.0, 2.0], [4.0, 6.0 * one]), math.dist([0], [5]), math.dist((1.0, 2.0, 3.0), (1.0, 2.0, 4.0)), math.hypot(3, 4), math.hypot(1.0, 1.0, 1.0, one), math.hypot(), math.hypot(-5.0))
    try:
        print(math.dist([1.0], [1.0, 2.0]))
    except ValueError as e:
        print(e)
    print(math.fsum([inf, 1.0]), math.fsum([-inf, one]))
    try:
        print(math.fsum([inf, -inf]))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(math.fsum([1e308, 1e308 * one]))
    except OverflowError as e:
        print('OverflowError', e)
    print(math.hypot(inf, 1.0), math.hypot(inf - inf, inf), math.hypot(1e300, 1e300), math.hypot(1e-320, 1e-320), math.dist([inf], [1.0]))
    for x in [0.0, 1.0, -1.0, 1e300, 5e-324, inf]:
        print(x, math.ulp(x * one), math.nextafter(x * one, inf), math.nextafter(x, -inf), math.frexp(x * one), math.modf(x * one))
    print(math.isclose(one, 1.0 + 1e-10), math.isclose(one, 1.1), math.isclose(0.0, 1e-9), math.isclose(0.0, 1e-9, abs_tol=1e-8), math.isclose(1.0, 1.2, rel_tol=0.2), math.isclose(inf, inf), math.isclose(inf, 1e308))
    try:
        math.isclose(1.0, 1.0, rel_tol=-0.5)
    except ValueError as e:
        print(e)
    print(math.pi, math.e, math.tau, math.inf, math.nan, math.degrees(math.pi), math.radians(180.0 * one))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
