"""The module `math`: C's functions with Python's errors."""
from rpython.ll import c_pure, cast, dont_inline, unlikely, Signed, Float, I32
from rpython.helpers.ll_float import ll_float_to_int, ll_libm_pow

__specialize__ = "low_level"


@dont_inline
def ll_domain_error():
    raise ValueError("math domain error")


@dont_inline
def ll_range_error():
    raise OverflowError("math range error")


def ll_isfinite(x):
    return x - x == 0.0


def ll_isnan(x):
    return x != x


def ll_isinf(x):
    return x == x and x - x != 0.0


def ll_checked(x, result):
    """The result of a function that has a value for every finite argument but may overflow."""
    if result - result != 0.0 and x - x == 0.0:
        if result != result:
            ll_domain_error()
        ll_range_error()
    return result


def ll_defined(x, result):
    """The result of a function with arguments for which it has none."""
    if result - result != 0.0 and x == x:
        if result != result or x - x == 0.0:
            ll_domain_error()
    return result


def ll_sqrt(x):
    if unlikely(x < 0.0):
        ll_domain_error()
    return c_pure(Float, "sqrt", x)


def ll_sin(x):
    return ll_defined(x, c_pure(Float, "sin", x))


def ll_cos(x):
    return ll_defined(x, c_pure(Float, "cos", x))


def ll_tan(x):
    return ll_defined(x, c_pure(Float, "tan", x))


def ll_asin(x):
    return ll_defined(x, c_pure(Float, "asin", x))


def ll_acos(x):
    return ll_defined(x, c_pure(Float, "acos", x))


def ll_atan(x):
    return c_pure(Float, "atan", x)


def ll_atan2(y, x):
    return c_pure(Float, "atan2", y, x)


def ll_sinh(x):
    return ll_checked(x, c_pure(Float, "sinh", x))


def ll_cosh(x):
    return ll_checked(x, c_pure(Float, "cosh", x))


def ll_tanh(x):
    return c_pure(Float, "tanh", x)


def ll_exp(x):
    return ll_checked(x, c_pure(Float, "exp", x))


def ll_exp2(x):
    return ll_checked(x, c_pure(Float, "exp2", x))


def ll_expm1(x):
    return ll_checked(x, c_pure(Float, "expm1", x))


def ll_log(x):
    return ll_defined(x, c_pure(Float, "log", x))


def ll_log_base(x, base):
    divisor = ll_log(base)
    if divisor == 0.0:
        raise ZeroDivisionError("float division by zero")
    return ll_log(x) / divisor


def ll_log2(x):
    return ll_defined(x, c_pure(Float, "log2", x))


def ll_log10(x):
    return ll_defined(x, c_pure(Float, "log10", x))


def ll_log1p(x):
    return ll_defined(x, c_pure(Float, "log1p", x))


def ll_pow(x, y):
    if not (ll_isfinite(x) and ll_isfinite(y)):
        return ll_libm_pow(x, y)
    if x == 0.0 and y < 0.0:
        ll_domain_error()
    result = ll_libm_pow(x, y)
    if not ll_isfinite(result):
        if result != result:
            ll_domain_error()
        ll_range_error()
    return result


def ll_fmod(x, y):
    if ll_isinf(y) and ll_isfinite(x):
        return x
    result = c_pure(Float, "fmod", x, y)
    if result != result and x == x and y == y:
        ll_domain_error()
    return result


def ll_floor(x):
    return ll_float_to_int(c_pure(Float, "floor", x))


def ll_ceil(x):
    return ll_float_to_int(c_pure(Float, "ceil", x))


def ll_trunc(x):
    return ll_float_to_int(x)


def ll_copysign(x, y):
    return c_pure(Float, "copysign", x, y)


def ll_ldexp(x, n):
    if x == 0.0 or not ll_isfinite(x):
        return x
    if n > 3000:
        n = 3000
    elif n < -3000:
        n = -3000
    result = c_pure(Float, "ldexp", x, cast(I32, n))
    if not ll_isfinite(result):
        ll_range_error()
    return result


def ll_fabs(x):
    return abs(x)


def ll_frexp(x):
    return (ll_frexp_0(x), ll_frexp_1(x))


def ll_modf(x):
    return (ll_modf_0(x), ll_modf_1(x))


def ll_frexp_1(x):
    """The exponent of `frexp`."""
    if x == 0.0 or not ll_isfinite(x):
        return 0
    if x < 0.0:
        x = -x
    e = 0
    while x < 0.5:
        if x < 1e-30:
            x *= 1267650600228229401496703205376.0
            e -= 100
        else:
            x *= 2.0
            e -= 1
    while x >= 1.0:
        if x > 1e31:
            x /= 1267650600228229401496703205376.0
            e += 100
        else:
            x /= 2.0
            e += 1
    return e


def ll_frexp_0(x):
    """The mantissa of `frexp`."""
    if x == 0.0 or not ll_isfinite(x):
        return x
    e = ll_frexp_1(x)
    half = e // 2
    y = c_pure(Float, "ldexp", x, cast(I32, -half))
    return c_pure(Float, "ldexp", y, cast(I32, half - e))


def ll_modf_0(x):
    """The fraction of `modf`."""
    if not ll_isfinite(x):
        if x != x:
            return x
        return c_pure(Float, "copysign", 0.0, x)
    return c_pure(Float, "copysign", x - c_pure(Float, "trunc", x), x)


def ll_modf_1(x):
    """The integer part of `modf`."""
    if not ll_isfinite(x):
        return x
    return c_pure(Float, "trunc", x)
