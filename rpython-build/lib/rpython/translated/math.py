"""Functions of `math` that C has not, or not everywhere the same: of one source for import time and for
translated code."""

import math

__specialize__ = "types"

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
