"""Functions of `math` that have no like in C: the same at import time and in translated code."""

import math

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
