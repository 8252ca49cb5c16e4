import math


def attempt(name, f, x):
    try:
        return '%s %.12g' % (name, f(x))
    except ValueError as e:
        return '%s ValueError %s' % (name, e)
    except OverflowError as e:
        return '%s OverflowError %s' % (name, e)


FUNCTIONS = [('sqrt', math.sqrt), ('log', math.log), ('log2', math.log2), ('log10', math.log10), ('log1p', math.log1p), ('exp', math.exp), ('expm1', math.expm1),
             ('sin', math.sin), ('cos', math.cos), ('tan', math.tan), ('asin', math.asin), ('acos', math.acos), ('atan', math.atan), ('sinh', math.sinh),
             ('cosh', math.cosh), ('tanh', math.tanh), ('asinh', math.asinh), ('acosh', math.acosh), ('atanh', math.atanh), ('gamma', math.gamma), ('lgamma', math.lgamma),
             ('erf', math.erf), ('erfc', math.erfc), ('fabs', math.fabs), ('degrees', math.degrees), ('radians', math.radians)]


def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    nan = inf - inf
    for name, f in FUNCTIONS:
        print(' ; '.join([attempt(name, f, x) for x in [0.0, 1.0, -1.0, 0.5, 2.0, -2.5, 800.0, inf, -inf, nan]]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
