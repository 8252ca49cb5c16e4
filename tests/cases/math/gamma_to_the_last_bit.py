import math
from math import lgamma

XS = [0.5, 5.5, 20.25, 23.0, 24.0, 139.5, 140.5, 171.0, 171.6, -0.5, -1.5, -20.25, -139.5, -170.25, -250.5, 1e-5, 1e-25, -1e-25]
BAD = [0.0, -3.0, 172.0, 1e306, -math.inf, math.inf, math.nan, 1e-310]
AT_IMPORT = [repr(math.gamma(x)) for x in XS] + [repr(math.lgamma(x)) for x in XS + [1e5, 1e300]]


def attempt(which, x):
    try:
        if which == 0:
            return repr(math.gamma(x))
        return repr(lgamma(x))
    except ValueError as e:
        return "ValueError: " + str(e)
    except OverflowError as e:
        return "OverflowError: " + str(e)


FAILED_AT_IMPORT = [attempt(which, x) for which in (0, 1) for x in BAD]


def entry_point(argv):
    one = float(len(argv[:1]))
    now = [repr(math.gamma(x * one)) for x in XS] + [repr(math.lgamma(x * one)) for x in XS + [1e5, 1e300]]
    for text in now:
        print(text)
    print(now == AT_IMPORT)
    failed = [attempt(which, x * one) for which in (0, 1) for x in BAD]
    print(failed, failed == FAILED_AT_IMPORT)
    print(math.gamma(len(argv) + 4), list(map(math.gamma, [1.5 * one, 2.5])))
    for f in (math.gamma, math.lgamma, math.sqrt):
        print(f(6.5 * one))
    return 0
