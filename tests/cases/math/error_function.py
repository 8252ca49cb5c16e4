import math

POINTS = [i / 37.0 for i in range(-260, 1060, 3)] + [2.0 ** -i for i in range(0, 1075, 40)] + [
    0.0, -0.0, 0.84375, 1.25, 1 / 0.35, 6.0, 28.0, math.inf, -math.inf, math.nan]
ERF = [math.erf(x) for x in POINTS]
ERFC = [math.erfc(x) for x in POINTS]


def same(a, b):
    return a == b or a != a and b != b


def entry_point(argv):
    for i in range(len(POINTS)):
        x = POINTS[i]
        print(x, ERF[i], ERFC[i], same(math.erf(x), ERF[i]), same(math.erfc(x), ERFC[i]))
    functions = [math.erf, math.erfc]
    print([f(0.5) for f in functions], math.erf(2), math.erfc(True))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
