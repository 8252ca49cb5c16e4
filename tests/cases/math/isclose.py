import math


def entry_point(argv):
    n = float(len(argv))
    print(math.isclose(n, 1.0 + 1e-10), math.isclose(n, 1.0 + 1e-8), math.isclose(0.0, 1e-12), math.isclose(0.1 + 0.2, 0.3))
    print(math.isclose(100.0, 101.0, rel_tol=0.02), math.isclose(100.0, 101.0, rel_tol=0.005), math.isclose(0.0, 1e-12, abs_tol=1e-9), math.isclose(5, 5.5, abs_tol=0.5, rel_tol=0.0))
    inf = float('inf')
    nan = float('nan')
    print(math.isclose(inf, inf), math.isclose(inf, -inf), math.isclose(inf, 1e308), math.isclose(nan, nan), math.isclose(-1.0, 1.0, rel_tol=2.0))
    try:
        print(math.isclose(n, 2.0, rel_tol=-0.1))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(math.isclose(n, 2.0, abs_tol=-n))
    except ValueError as e:
        print('ValueError', e)
    print(math.isnan(nan), math.isnan(n), math.isinf(-inf), math.isinf(nan), math.isfinite(inf), math.isfinite(n), math.isfinite(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
