import math


def steps(a, b):
    count = 0
    while a < b and count < 100:
        a = math.nextafter(a, b)
        count += 1
    return count


def entry_point(argv):
    one = float(len(argv))
    print(steps(one, 1.0 + 5 * math.ulp(1.0)), steps(0.0, 10 * 5e-324 * one), steps(1e16 * one, 1e16 + 20.0), steps(-5e-324 * one, 5e-324))
    for x in [one, 0.1, 1e-300, 1e300, 2.0 ** 52, 2.0 ** -1022]:
        up = math.nextafter(x, math.inf)
        down = math.nextafter(x, -math.inf)
        print(repr(x), repr(up), repr(down), up - x == math.ulp(x), x - down <= math.ulp(x), math.nextafter(up, 0.0) == x)
    eps = one
    while one + eps / 2 != one:
        eps /= 2
    tiny = one
    while tiny / 2 > 0:
        tiny /= 2
    big = one
    while big * 2 != big * 2 * 2:
        big *= 2
    print(eps, tiny, big, eps == math.ulp(1.0), tiny == math.ulp(0.0))
    m, e = math.frexp(0.15625 * one)
    print(m, e, math.ldexp(m, e), math.frexp(0.0 * one), math.frexp(-8.0 * one), math.modf(-3.75 * one), math.modf(4.0 * one), math.copysign(0.0 * one, -1.0), math.fmod(-7.5 * one, 2.0), math.remainder(7.5 * one, 2.0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
