"""Functions of `math` beyond those of C, in ordinary Python, for import time and for translated code.

Each is made anew for the types of its arguments. An integer that does not fit a word raises where it does in the program's own
files.
"""
import math

from rpython.ll import c_pure, Float

__specialize__ = "types"
__overflow__ = True


def real(x):
    if not isinstance(x, (int, float)) and not hasattr(x, "__float__") and not hasattr(x, "__index__"):
        raise TypeError("must be real number, not " + type(x).__name__)
    return float(x)


def isclose(a, b, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError("tolerances must be non-negative")
    x = real(a)
    y = real(b)
    if x == y:
        return True
    if x - x != 0.0 or y - y != 0.0:
        return False
    diff = abs(x - y)
    return diff <= abs(rel_tol * y) or diff <= abs(rel_tol * x) or diff <= abs_tol


# The inverses of hyperbolic functions, by logarithms: of what is near to 1 by `log1p`, which loses no digits there.

_LN2 = 0.6931471805599453
# From here on the square root of x * x + 1 is x; below its inverse, asinh and atanh of x are x.
_LARGE = 268435456.0


def asinh(x):
    x = float(x)
    a = abs(x)
    if a * _LARGE < 1.0:
        return x
    if a >= 268435712.0:
        # (C libraries change over here, and it is the last bit that counts.)
        result = math.log(a) + _LN2
    elif a > 2.0:
        result = math.log(2.0 * a + 1.0 / (math.sqrt(a * a + 1.0) + a))
    else:
        square = a * a
        result = math.log1p(a + square / (1.0 + math.sqrt(1.0 + square)))
    return math.copysign(result, x)


def acosh(x):
    x = float(x)
    if x < 1.0:
        raise ValueError("math domain error")
    if x > _LARGE:
        return math.log(x) + _LN2
    if x > 2.0:
        return math.log(2.0 * x - 1.0 / (x + math.sqrt(x * x - 1.0)))
    above = x - 1.0
    return math.log1p(above + math.sqrt(2.0 * above + above * above))


def atanh(x):
    x = float(x)
    a = abs(x)
    if a >= 1.0:
        raise ValueError("math domain error")
    if a * _LARGE < 1.0:
        return x
    twice = a + a
    if a < 0.5:
        twice += twice * a / (1.0 - a)
    else:
        twice /= 1.0 - a
    return math.copysign(0.5 * math.log1p(twice), x)


def gcd2(a, b):
    a = abs(a)
    b = abs(b)
    while b != 0:
        a, b = b, a % b
    return a


def gcd(*numbers):
    result = 0
    for n in numbers:
        result = gcd2(result, n)
    return result


def lcm(*numbers):
    result = 1
    for n in numbers:
        if n == 0:
            return 0
        result = abs(result // gcd2(result, n) * n)
    return result


def factorial(n):
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result


def comb(n, k):
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    k = min(k, n - k)
    result = 1
    i = 0
    while i < k:
        # result * (n - i) may not fit where the quotient does.
        i += 1
        top = n - i + 1
        common = gcd2(result, i)
        result = result // common * (top // (i // common))
    return result


def perm(n, k=None):
    if k is None:
        return factorial(n)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    result = 1
    i = 0
    while i < k:
        result *= n - i
        i += 1
    return result


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    if n < 1 << 52:
        return int(math.sqrt(float(n)))
    # Newton's method, from above.
    root = 1 << ((n.bit_length() + 1) >> 1)
    while True:
        better = (root + n // root) >> 1
        if better >= root:
            return root
        root = better


def prod(numbers, start=1):
    result = start
    for n in numbers:
        result = result * n
    return result


def fsum(numbers):
    # The exact sum as numbers that do not overlap, the smallest first.
    partials = []
    special = 0.0
    infinities = 0.0
    for item in numbers:
        x = real(item)
        original = x
        kept = 0
        i = 0
        while i < len(partials):
            y = partials[i]
            if abs(x) < abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low != 0.0:
                partials[kept] = low
                kept += 1
            x = high
            i += 1
        del partials[kept:]
        if x != 0.0:
            if x - x != 0.0:
                if original - original == 0.0:
                    raise OverflowError("intermediate overflow in fsum")
                if original == original:
                    infinities += original
                special += original
                del partials[:]
            else:
                partials.append(x)
    if special != 0.0:
        if infinities != infinities:
            raise ValueError("-inf + inf in fsum")
        return special
    n = len(partials)
    if n == 0:
        return 0.0
    n -= 1
    high = partials[n]
    low = 0.0
    while n > 0:
        x = high
        n -= 1
        y = partials[n]
        high = x + y
        low = y - (high - x)
        if low != 0.0:
            break
    # Half way cases are rounded by what is left.
    if n > 0 and ((low < 0.0 and partials[n - 1] < 0.0) or (low > 0.0 and partials[n - 1] > 0.0)):
        y = low * 2.0
        x = high + y
        if y == x - high:
            high = x
    return high


def square_error(x, square):
    """What rounding took from `square`, the square of `x`, exactly (Dekker 1971)."""
    split = x * 134217729.0
    high = split - (split - x)
    low = x - high
    return high * high - square + 2.0 * high * low + low * low


def root(total, low):
    """The square root of `total + low`, which no `float` holds: one step of Newton's from its nearest."""
    whole = total + low
    result = math.sqrt(whole)
    square = result * result
    rest = whole - square - square_error(result, square) + (low - (whole - total))
    return result + rest / (2.0 * result)


def sum_error(a, b, total):
    """What rounding took from `total`, the sum of `a` and `b`, exactly (Knuth's 2Sum)."""
    rest = total - a
    return (a - (total - rest)) + (b - rest)


def scale_for(largest):
    """A power of two that keeps the square of `largest`, and all that matters beside it, in range."""
    if largest > 3.1e144:
        return 2.409919865102884e-181
    if largest < 3.2e-145:
        return 4.149515568880993e+180
    return 1.0


def norm(values):
    largest = 0.0
    undefined = False
    for x in values:
        x = abs(x)
        if x != x:
            undefined = True
        elif x > largest:
            largest = x
    if largest - largest != 0.0:
        return largest
    if undefined:
        return float("nan")
    if largest == 0.0:
        return 0.0
    scale = scale_for(largest)
    total = 0.0
    low = 0.0
    for x in values:
        x *= scale
        square = x * x
        more = total + square
        low += sum_error(total, square, more) + square_error(x, square)
        total = more
    return root(total, low) / scale


def hypot2(a, b):
    x = abs(real(a))
    y = abs(real(b))
    if x < y:
        x, y = y, x
    # From here `x` is the larger one, or one of the two is not a number.
    if not x <= 1.7976931348623157e+308 or y != y or x == 0.0:
        if x - x != 0.0 and x == x:
            return x
        if y - y != 0.0 and y == y:
            return y
        return x + y
    scale = scale_for(x)
    x *= scale
    y *= scale
    square = x * x
    other = y * y
    total = square + other
    low = other - (total - square) + square_error(x, square) + square_error(y, other)
    return root(total, low) / scale


def hypot(*coordinates):
    values = [0.0]
    for x in coordinates:
        values.append(real(x))
    return norm(values)


def dist(p, q):
    values = [0.0]
    for x in p:
        values.append(real(x))
    i = 1
    for y in q:
        if i < len(values):
            values[i] = values[i] - real(y)
        i += 1
    if i != len(values):
        raise ValueError("both points must have the same number of dimensions")
    return norm(values)


def _halves(x):
    # (A number of half the digits, and the rest.)
    high = 134217729.0 * x
    high = high - (high - x)
    return high, x - high


def _product_error(a, b, product):
    """What rounding has left out of a * b."""
    a_high, a_low = _halves(a)
    b_high, b_low = _halves(b)
    return a_high * b_high - product + a_high * b_low + a_low * b_high + a_low * b_low


def cbrt(x):
    """The nearest float, where libraries of C give one near to it."""
    x = float(x)
    if x == 0.0 or x - x != 0.0:
        return x
    m, exponent = math.frexp(abs(x))
    rest = exponent % 3
    m = math.ldexp(m, rest)
    y = m ** (1.0 / 3.0)
    # What the cube of that is too small by, to twice the digits, says what is to be added.
    square = y * y
    error = _product_error(y, y, square)
    cube = square * y
    left = m - cube - _product_error(square, y, cube) - error * y
    y = y + left / (3.0 * square)
    return math.copysign(math.ldexp(y, (exponent - rest) // 3), x)


def degrees(x):
    return real(x) * (180.0 / 3.141592653589793)


def radians(x):
    return real(x) * (3.141592653589793 / 180.0)


def remainder(x, y):
    x = real(x)
    y = real(y)
    if x != x or y != y:
        return x + y
    if x - x != 0.0 or y == 0.0:
        raise ValueError("math domain error")
    return c_pure(Float, "remainder", x, y)


def nextafter(x, y):
    return c_pure(Float, "nextafter", real(x), real(y))


def ulp(x):
    x = abs(real(x))
    if x - x != 0.0:
        return x
    above = math.nextafter(x, math.inf)
    if above - above != 0.0:
        return x - math.nextafter(x, 0.0)
    return above - x


# Lanczos' approximation with thirteen terms: g, less one half, and the terms of a fraction.
G = 6.024680040776729583740234375
G_LESS_HALF = 5.524680040776729583740234375
NUMERATOR = [
    23531376880.410759688572007674451636754734846804940,
    42919803642.649098768957899047001988850926355848959,
    35711959237.355668049440185451547166705960488635843,
    17921034426.037209699919755754458931112671403265390,
    6039542586.3520280050642916443072979210699388420708,
    1439720407.3117216736632230727949123939715485786372,
    248874557.86205415651146038641322942321632125127801,
    31426415.585400194380614231628318205362874684987640,
    2876370.6289353724412254090516208496135991145378768,
    186056.26539522349504029498971604569928220784236328,
    8071.6720023658162106380029022722506138218516325024,
    210.82427775157934587250973392071336271166969580291,
    2.5066282746310002701649081771338373386264310793408,
]
DENOMINATOR = [0.0, 39916800.0, 120543840.0, 150917976.0, 105258076.0, 45995730.0, 13339535.0, 2637558.0, 357423.0,
               32670.0, 1925.0, 66.0, 1.0]
FACTORIALS = [1.0]
for _n in range(1, 23):
    FACTORIALS.append(FACTORIALS[-1] * _n)
LOG_PI = 1.144729885849400174143427351353058711647


def _lanczos_sum(x):
    top = bottom = 0.0
    if x < 5.0:
        for i in range(len(NUMERATOR) - 1, -1, -1):
            top = top * x + NUMERATOR[i]
            bottom = bottom * x + DENOMINATOR[i]
    else:
        # The other way round large numbers do not overflow.
        for i in range(len(NUMERATOR)):
            top = top / x + NUMERATOR[i]
            bottom = bottom / x + DENOMINATOR[i]
    return top / bottom


def _sin_of_pi_times(x):
    y = math.fmod(math.fabs(x), 2.0)
    quarter = int(math.floor(2.0 * y + 0.5))
    if quarter == 0:
        r = math.sin(math.pi * y)
    elif quarter == 1:
        r = math.cos(math.pi * (y - 0.5))
    elif quarter == 2:
        r = math.sin(math.pi * (1.0 - y))
    elif quarter == 3:
        r = -math.cos(math.pi * (y - 1.5))
    else:
        r = math.sin(math.pi * (y - 2.0))
    return math.copysign(1.0, x) * r


def _checked(r):
    if math.isinf(r):
        raise OverflowError("math range error")
    return r


def gamma(x):
    x = float(x)
    if math.isnan(x) or x == math.inf:
        return x
    if x == 0.0 or x == -math.inf:
        raise ValueError("math domain error")
    if math.fmod(x, 1.0) == 0.0:
        if x < 0.0:
            raise ValueError("math domain error")
        if x <= 23.0:
            return FACTORIALS[int(x) - 1]
    size = math.fabs(x)
    if size < 1e-20:
        return _checked(1.0 / x)
    if size > 200.0:
        if x < 0.0:
            return 0.0 / _sin_of_pi_times(x)
        raise OverflowError("math range error")
    # y is rounded: z makes up for what it lost.
    y = size + G_LESS_HALF
    if size > G_LESS_HALF:
        z = y - size - G_LESS_HALF
    else:
        z = y - G_LESS_HALF - size
    z = z * G / y
    if x < 0.0:
        r = -math.pi / _sin_of_pi_times(size) / size * math.exp(y) / _lanczos_sum(size)
        r -= z * r
        if size < 140.0:
            r /= math.pow(y, size - 0.5)
        else:
            root = math.pow(y, size / 2.0 - 0.25)
            r /= root
            r /= root
    else:
        r = _lanczos_sum(size) / math.exp(y)
        r += z * r
        if size < 140.0:
            r *= math.pow(y, size - 0.5)
        else:
            root = math.pow(y, size / 2.0 - 0.25)
            r *= root
            r *= root
    return _checked(r)


def lgamma(x):
    x = float(x)
    if math.isnan(x):
        return x
    if math.isinf(x):
        return math.inf
    if x <= 2.0 and math.fmod(x, 1.0) == 0.0:
        if x <= 0.0:
            raise ValueError("math domain error")
        return 0.0
    size = math.fabs(x)
    if size < 1e-20:
        return -math.log(size)
    r = math.log(_lanczos_sum(size)) - G
    r += (size - 0.5) * (math.log(size + G - 0.5) - 1.0)
    if x < 0.0:
        r = LOG_PI - math.log(math.fabs(_sin_of_pi_times(size))) - math.log(size) - r
    return _checked(r)


# The error function, by fractions of polynomials on four ranges. Their coefficients, from the lowest
# power on, are those of fdlibm: Copyright (C) 1993 by Sun Microsystems, Inc. Permission to use, copy,
# modify, and distribute is freely granted, provided that this notice is preserved.
ERX = 8.45062911510467529297e-01
ERF_SMALL = ([1.28379167095512558561e-01, -3.25042107247001499370e-01, -2.84817495755985104766e-02,
              -5.77027029648944159157e-03, -2.37630166566501626084e-05],
             [1.0, 3.97917223959155352819e-01, 6.50222499887672944485e-02, 5.08130628187576562776e-03,
              1.32494738004321644526e-04, -3.96022827877536812320e-06])
ERF_NEAR_ONE = ([-2.36211856075265944077e-03, 4.14856118683748331666e-01, -3.72207876035701323847e-01,
                 3.18346619901161753674e-01, -1.10894694282396677476e-01, 3.54783043256182359371e-02,
                 -2.16637559486879084300e-03],
                [1.0, 1.06420880400844228286e-01, 5.40397917702171048937e-01, 7.18286544141962662868e-02,
                 1.26171219808761642112e-01, 1.36370839120290507362e-02, 1.19844998467991074170e-02])
ERFC_MIDDLE = ([-9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e+01,
                -6.23753324503260060396e+01, -1.62396669462573470355e+02, -1.84605092906711035994e+02,
                -8.12874355063065934246e+01, -9.81432934416914548592e+00],
               [1.0, 1.96512716674392571292e+01, 1.37657754143519042600e+02, 4.34565877475229228821e+02,
                6.45387271733267880336e+02, 4.29008140027567833386e+02, 1.08635005541779435134e+02,
                6.57024977031928170135e+00, -6.04244152148580987438e-02])
ERFC_FAR = ([-9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e+01,
             -1.60636384855821916062e+02, -6.37566443368389627722e+02, -1.02509513161107724954e+03,
             -4.83519191608651397019e+02],
            [1.0, 3.03380607434824582924e+01, 3.25792512996573918826e+02, 1.53672958608443695994e+03,
             3.19985821950859553908e+03, 2.55305040643316442583e+03, 4.74528541206955367215e+02,
             -2.24409524465858183362e+01])
TWO_OVER_ROOT_PI_LESS_ONE = 1.28379167095512586316e-01


def _polynomial(coefficients, x):
    """In pairs, so that the result is that of glibc, and CPython's, to the last bit."""
    square = x * x
    fourth = square * square
    powers = [1.0, square, fourth, fourth * square, fourth * fourth]
    result = 0.0
    i = 0
    while i < len(coefficients):
        pair = coefficients[i]
        if i + 1 < len(coefficients):
            pair += x * coefficients[i + 1]
        result += powers[i >> 1] * pair
        i += 2
    return result


def _ratio(fraction, x):
    return _polynomial(fraction[0], x) / _polynomial(fraction[1], x)


def _erfc_tail(a):
    """`erfc`, from 1.25 on."""
    s = 1.0 / (a * a)
    q = _ratio(ERFC_MIDDLE if a < 1.0 / 0.35 else ERFC_FAR, s)
    # Of the upper half of `a` the square is exact.
    m, e = math.frexp(a)
    z = math.ldexp(float(math.floor(math.ldexp(m, 21))), e - 21)
    return math.exp(-z * z - 0.5625) * math.exp((z - a) * (z + a) + q) / a


def erf(x):
    x = float(x)
    a = math.fabs(x)
    if math.isnan(x):
        return x
    if a < 0.84375:
        if a < 4.450147717014403e-308:
            # As a subnormal number it would be rounded twice.
            return 0.0625 * (16.0 * x + 16.0 * TWO_OVER_ROOT_PI_LESS_ONE * x)
        if a < 3.725290298461914e-09:
            return x + TWO_OVER_ROOT_PI_LESS_ONE * x
        return x + x * _ratio(ERF_SMALL, x * x)
    if a < 1.25:
        r = ERX + _ratio(ERF_NEAR_ONE, a - 1.0)
    elif a < 6.0:
        r = 1.0 - _erfc_tail(a)
    else:
        r = 1.0
    return math.copysign(r, x)


def erfc(x):
    x = float(x)
    a = math.fabs(x)
    if math.isnan(x):
        return x
    if a < 0.84375:
        if a < 1.3877787807814457e-17:
            return 1.0 - x
        y = x * _ratio(ERF_SMALL, x * x)
        if x < 0.25:
            return 1.0 - (x + y)
        return 0.5 - (x - 0.5 + y)
    if a < 1.25:
        y = _ratio(ERF_NEAR_ONE, a - 1.0)
        return 1.0 - ERX - y if x > 0.0 else 1.0 + (ERX + y)
    if x > 28.0:
        return 0.0
    if x < -6.0:
        return 2.0
    return _erfc_tail(a) if x > 0.0 else 2.0 - _erfc_tail(a)
