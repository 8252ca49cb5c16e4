import math


def kinds(x):
    f = math.floor(x)
    c = math.ceil(x)
    t = math.trunc(x)
    return f + c * 10 + t * 100, f // 2, c % 3, t << 1


def entry_point(argv):
    one = float(len(argv))
    print(kinds(2.5 * one), kinds(-2.5 * one), math.floor(3 * len(argv)) + 1, [10, 20, 30][math.floor(1.9 * one)], 'ab' * math.ceil(1.1 * one), list(range(math.trunc(3.7 * one))))
    print(math.sqrt(16 * one), math.pow(2, 3), math.fabs(-3), math.copysign(2, -1), math.fmod(7, 4), math.hypot(5, 12), math.atan2(0, 1), math.exp(0), math.log(1), math.degrees(0), math.ldexp(3, 2), math.frexp(8), math.modf(2))
    print(math.sqrt(True), math.floor(True), math.isnan(1), math.isfinite(5), math.gcd(True, 4), math.isclose(1, 1.0), math.fsum([True, 2]), math.prod([True, 3]), math.dist([1], [4]), math.radians(180) == math.pi)
    print(math.floor(9007199254740993.0 * one), math.ceil(-9007199254740993.0 * one), math.trunc(9.2e18 * one), math.floor(-9.2e18 * one))
    for x in [9.3e18, -9.3e18]:
        try:
            math.floor(x * one)
            math.trunc(x * one)
            print('a word' if False else 'large')
        except OverflowError:
            print('large')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
