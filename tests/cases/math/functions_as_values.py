import math

OPS = {'sin': math.sin, 'cos': math.cos, 'sqrt': math.sqrt, 'half': lambda x: x / 2, 'degrees': math.degrees}
TABLE = [math.exp, math.log, math.fabs, math.tan, math.cbrt if hasattr(math, 'nothing') else math.atan]
PAIRS = [('pow', math.pow), ('atan2', math.atan2), ('fmod', math.fmod), ('copysign', math.copysign), ('hypot', math.hypot)]


def apply(f, x):
    return f(x)


def safe(f, x):
    try:
        return '%.9g' % f(x)
    except ValueError as e:
        return str(e)
    except OverflowError as e:
        return str(e)


class Unary:
    def __init__(self, name, function):
        self.name = name
        self.function = function

    def run(self, x):
        return self.function(x)


def entry_point(argv):
    one = float(len(argv))
    for name in sorted(OPS):
        print(name, '%.9g' % OPS[name](one))
    for f in TABLE:
        print('%.9g' % apply(f, 2.0))
    for name, g in PAIRS:
        print(name, '%.9g' % g(one * 7, -2.0))
    print([round(x, 3) for x in map(math.sqrt, [1.0, 2.0, 4.0])], max([0.5, -3.0, 2.0], key=math.fabs))
    chosen = math.floor if len(argv) == 1 else math.ceil
    print(chosen(2.5), chosen(-2.5))
    whole = [math.floor, math.ceil, math.trunc]
    print([f(-1.5) for f in whole], [f(1.5) for f in whole])
    tests = [math.isnan, math.isinf, math.isfinite]
    print([f(one / 3) for f in tests])
    for u in [Unary('sqrt', math.sqrt), Unary('acos', math.acos), Unary('exp', math.exp)]:
        print(u.name, '%.9g' % u.run(0.25), safe(u.function, -2.0), safe(u.function, 1000.0))
    number = {'gcd': math.gcd, 'lcm': math.lcm, 'comb': math.comb, 'perm': math.perm}
    print([(k, number[k](12, 3)) for k in sorted(number)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
