"""Floats: constants, tests, conversions."""

import math

USE_SHORT_FLOAT_REPR = True
INFINITY = float("inf")
NAN = float("nan")
DBL_MAX = 1.7976931348623157e308
DBL_MIN = 2.2250738585072014e-308
DBL_EPSILON = 2.220446049250313e-16
DBL_DIG = 15
DBL_MANT_DIG = 53
DBL_MAX_EXP = 1024
DBL_MIN_EXP = -1021
DIST_FINITE, DIST_NAN, DIST_INFINITY = 1, 2, 3
DTSF_SIGN, DTSF_ADD_DOT_0, DTSF_ALT, DTSF_CUT_EXP_0 = 1, 2, 4, 8
DTSF_NO_NEG_0 = 16
DTSF_STR_PRECISION = 12
DBL_MAX_10_EXP = 308
DBL_MIN_10_EXP = -307
INVALID_MSG = "could not convert string to float"


def isinf(x):
    return math.isinf(x)


def isnan(x):
    return math.isnan(x)


def isfinite(x):
    return math.isfinite(x)


def copysign(x, y):
    return math.copysign(x, y)


def string_to_float(s):
    """The float that a text denotes; `ParseStringError` if it is none."""
    from rpython.rlib.rstring import ParseStringError
    try:
        return rstring_to_float(s)
    except ValueError:
        raise ParseStringError(INVALID_MSG) from None


def rstring_to_float(s):
    """The same, with `ValueError`."""
    from rpython.rlib.rstring import strip_spaces
    if "_" in s:
        raise ValueError(INVALID_MSG)
    return float(strip_spaces(s))


def float_as_rbigint_ratio(value):
    from rpython.rlib.rbigint import rbigint
    mantissa, exponent = math.frexp(value)
    i = 0
    while i < 300 and mantissa != math.floor(mantissa):
        mantissa *= 2.0
        exponent -= 1
        i += 1
    top = rbigint.fromfloat(mantissa)
    one = rbigint.fromint(1)
    if exponent > 0:
        return top.lshift(exponent), one
    return top, one.lshift(-exponent)


def formatd(x, code, precision, flags=0):
    """`x` in the format `%.{precision}{code}`; code `r` is the shortest text that reads back."""
    if code == "r":
        text = repr(x)
        if not flags & DTSF_ADD_DOT_0 and text.endswith(".0"):
            text = text[:-2]
    else:
        text = _formatted(x, code, precision, flags & DTSF_ALT != 0)
        if flags & DTSF_ADD_DOT_0 and text.lstrip("-").isdigit():
            text += ".0"
    if flags & DTSF_SIGN and not text.startswith("-"):
        text = "+" + text
    return text


def _formatted(x, code, precision, alternate):
    kind = code.lower()
    if kind == "f":
        text = "%#.*f" % (precision, x) if alternate else "%.*f" % (precision, x)
    elif kind == "e":
        text = "%#.*e" % (precision, x) if alternate else "%.*e" % (precision, x)
    elif kind == "g":
        text = "%#.*g" % (precision, x) if alternate else "%.*g" % (precision, x)
    else:
        raise ValueError("bad format code")
    return text.upper() if code != kind else text


def double_to_string(value, tp, precision, flags=0):
    if math.isnan(value):
        return "nan", DIST_NAN
    text = formatd(value, tp, precision, flags)
    return text, DIST_INFINITY if math.isinf(value) else DIST_FINITE


def round_away(x):
    """The nearest whole number, half away from zero."""
    whole = math.floor(abs(x))
    if abs(x) - whole >= 0.5:
        whole += 1.0
    return math.copysign(whole, x)


def round_double(value, ndigits, half_even=False):
    """Rounds the number itself, not a product of it: half away from zero, or to the even digit."""
    if ndigits == 0:
        return round_half_even(value) if half_even else round_away(value)
    try:
        rounded = round(value, ndigits)
        if half_even or abs(rounded) >= abs(value) or not _is_half(value, ndigits):
            return rounded
        # A bit more is beyond the half.
        return round(value + math.copysign(0.25 * 10.0 ** -ndigits, value), ndigits)
    except OverflowError:
        return math.copysign(INFINITY, value)


def _is_half(value, ndigits):
    """Whether it is in the middle between two numbers of so many digits: an odd multiple of half of a power of ten."""
    if value == 0.0:
        return False
    mantissa, exponent = math.frexp(value)
    while mantissa != math.floor(mantissa):
        mantissa *= 2.0
        exponent -= 1
    if exponent != -ndigits - 1:
        return False
    return ndigits >= 0 or ndigits >= -22 and math.fmod(value, 5.0 ** -ndigits) == 0.0


def float_hash(x):
    return hash(x)


def round_half_even(x):
    """The nearest whole number, half to the even one."""
    whole = math.floor(x)
    diff = x - whole
    result = float(whole)
    if diff > 0.5 or diff == 0.5 and math.fmod(result, 2.0) != 0.0:
        result += 1.0
    return math.copysign(result, x)


def log2(x):
    return math.log2(x)


def exp2(x):
    return 2.0 ** x


def cbrt(x):
    root = abs(x) ** (1.0 / 3.0)
    if root != 0.0 and isfinite(root):
        # One step of Newton's method.
        root = root - (root * root * root - abs(x)) / (3.0 * root * root)
    return math.copysign(root, x)


math_exp2 = exp2
math_cbrt = cbrt


def nextafter(x, y):
    return math.nextafter(x, y)


def erf(x):
    return math.erf(x)


def erfc(x):
    return math.erfc(x)


def gamma(x):
    return math.gamma(x)


def lgamma(x):
    return math.lgamma(x)


def expm1(x):
    return math.expm1(x)


def log1p(x):
    return math.log1p(x)


def acosh(x):
    return math.acosh(x)


def asinh(x):
    return math.asinh(x)


def atanh(x):
    return math.atanh(x)
