"""The inverses of hyperbolic functions give the same while a program is imported, folded, and when it runs."""
import math

TEXTS = ['0.1', '0.7', '-0.3', '1e-9', '-1e-12', '0.0', '0.4999', '0.5', '0.99999', '1.1', '-1.5', '2.0', '2.5',
         '33.3', '-1e5', '268435456.5', '7e10', '1e300']
NUMBERS = [float(text) for text in TEXTS]
ASINH = [math.asinh(x) for x in NUMBERS]
ACOSH = [math.acosh(x) for x in NUMBERS if x >= 1.0]
ATANH = [math.atanh(x) for x in NUMBERS if abs(x) < 1.0]
FOLDED = [math.asinh(0.7), math.acosh(1.1), math.atanh(0.1)]


def attempt(name, function, x):
    try:
        print(name, function(x))
    except ValueError:
        print(name, 'raises')


def entry_point(argv):
    xs = [float(text) for text in TEXTS]
    asinh = [math.asinh(x) for x in xs]
    acosh = [math.acosh(x) for x in xs if x >= 1.0]
    atanh = [math.atanh(x) for x in xs if abs(x) < 1.0]
    print(asinh == ASINH, acosh == ACOSH, atanh == ATANH)
    print(asinh)
    print(acosh)
    print(atanh)
    print(FOLDED == [math.asinh(0.7), math.acosh(1.1), math.atanh(0.1)], FOLDED)
    inf = float('inf')
    for x in [inf, -inf, float('nan'), 1.0, -1.0, -0.0, 0.999]:
        attempt('asinh', math.asinh, x)
        attempt('acosh', math.acosh, x)
        attempt('atanh', math.atanh, x)
    print(math.asinh(True), math.asinh(3), math.acosh(3), math.atanh(0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
