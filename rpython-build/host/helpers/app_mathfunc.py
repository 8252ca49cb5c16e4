"""Functions of `math` that the toolchain knows, where they are kept in variables with other functions."""
import math

__specialize__ = "types"


def call_acos(x):
    return math.acos(x)


def call_acosh(x):
    return math.acosh(x)


def call_asin(x):
    return math.asin(x)


def call_asinh(x):
    return math.asinh(x)


def call_atan(x):
    return math.atan(x)


def call_atan2(y, x):
    return math.atan2(y, x)


def call_atanh(x):
    return math.atanh(x)


def call_cbrt(x):
    return math.cbrt(x)


def call_ceil(x):
    return math.ceil(x)


def call_copysign(x, y):
    return math.copysign(x, y)


def call_cos(x):
    return math.cos(x)


def call_cosh(x):
    return math.cosh(x)


def call_exp(x):
    return math.exp(x)


def call_exp2(x):
    return math.exp2(x)


def call_expm1(x):
    return math.expm1(x)


def call_fabs(x):
    return math.fabs(x)


def call_floor(x):
    return math.floor(x)


def call_fmod(x, y):
    return math.fmod(x, y)


def call_frexp(x):
    return math.frexp(x)


def call_hypot(x, y):
    return math.hypot(x, y)


def call_isfinite(x):
    return math.isfinite(x)


def call_isinf(x):
    return math.isinf(x)


def call_isnan(x):
    return math.isnan(x)


def call_ldexp(x, n):
    return math.ldexp(x, n)


def call_log(x):
    return math.log(x)


def call_log10(x):
    return math.log10(x)


def call_log1p(x):
    return math.log1p(x)


def call_log2(x):
    return math.log2(x)


def call_modf(x):
    return math.modf(x)


def call_pow(x, y):
    return math.pow(x, y)


def call_sin(x):
    return math.sin(x)


def call_sinh(x):
    return math.sinh(x)


def call_sqrt(x):
    return math.sqrt(x)


def call_tan(x):
    return math.tan(x)


def call_tanh(x):
    return math.tanh(x)


def call_trunc(x):
    return math.trunc(x)
