import math


def entry_point(argv):
    n = float(len(argv))
    inf = float('inf')
    print(math.nextafter(n, 2.0), math.nextafter(n, 0.0), math.nextafter(0.0, 1.0), math.nextafter(0.0, -1.0), math.nextafter(n, n), math.nextafter(1e308, inf), math.nextafter(inf, 0.0), math.nextafter(-inf, 0.0))
    for x in [0.0, 1.0, -1.0, 0.1, 1e16, 1e300, 5e-324, 1.7976931348623157e308, inf, -inf, float('nan')]:
        print(x, math.ulp(x * n))
    print(math.nextafter(float('nan'), 1.0), math.nextafter(1.0, float('nan')))
    x = n
    for _ in range(5):
        x = math.nextafter(x, inf)
    print(x, x - n == 5 * math.ulp(n))
    print(math.pi, math.e, math.tau, math.inf, math.nan, -math.inf, math.isnan(math.nan))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
