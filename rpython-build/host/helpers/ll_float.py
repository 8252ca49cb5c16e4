"""Floats: Python's operators where C's differ, and the errors they raise."""
from rpython.ll import inline, dont_inline, failed_check, unlikely, cast, c_call, c_pure, Signed, Unsigned, Float, I64, I128

__specialize__ = "low_level"


@failed_check
def ll_truediv_error():
    raise ZeroDivisionError("division by zero")


@failed_check
def ll_float_div_error():
    raise ZeroDivisionError("float division by zero")


@inline
def ll_check_truediv(y):
    if unlikely(y == 0.0):
        ll_truediv_error()


@inline
def ll_check_float_div(y):
    if unlikely(y == 0.0):
        ll_float_div_error()


def ll_check_float_divmod(y):
    if y == 0.0:
        raise ZeroDivisionError("float divmod()")


def ll_int_tie(i, x):
    """Compares an integer with a float that it is rounded to: negative, zero or positive."""
    if x >= 9223372036854775808.0 or x < -9223372036854775808.0:
        # Numbers of 64 bits that are rounded to one that has more.
        wide = cast(I128, x)
    else:
        wide = cast(I128, cast(I64, x))
    mine = cast(I128, i)
    if mine < wide:
        return -1
    if mine > wide:
        return 1
    return 0


@inline
def ll_int_eq_float(i, x):
    return cast(Float, i) == x and ll_int_tie(i, x) == 0


@inline
def ll_int_ne_float(i, x):
    return cast(Float, i) != x or ll_int_tie(i, x) != 0


@inline
def ll_int_lt_float(i, x):
    f = cast(Float, i)
    return f < x or (f == x and ll_int_tie(i, x) < 0)


@inline
def ll_int_le_float(i, x):
    f = cast(Float, i)
    return f < x or (f == x and ll_int_tie(i, x) <= 0)


@inline
def ll_int_gt_float(i, x):
    f = cast(Float, i)
    return f > x or (f == x and ll_int_tie(i, x) > 0)


@inline
def ll_int_ge_float(i, x):
    f = cast(Float, i)
    return f > x or (f == x and ll_int_tie(i, x) >= 0)


def ll_fmod_floor(x, y):
    """The remainder with the sign of `y`, which is not 0."""
    mod = c_pure(Float, "fmod", x, y)
    if mod != 0.0:
        if (y < 0.0) != (mod < 0.0):
            mod += y
        return mod
    return c_pure(Float, "copysign", 0.0, y)


def ll_float_mod(x, y):
    if y == 0.0:
        raise ZeroDivisionError("float modulo")
    return ll_fmod_floor(x, y)


def ll_float_floordiv(x, y):
    if y == 0.0:
        raise ZeroDivisionError("float floor division by zero")
    # x - mod is nearly a multiple of y; the quotient is rounded to an integer.
    mod = c_pure(Float, "fmod", x, y)
    div = (x - mod) / y
    if mod != 0.0 and (y < 0.0) != (mod < 0.0):
        div -= 1.0
    if div != 0.0:
        floor = c_pure(Float, "floor", div)
        if div - floor > 0.5:
            floor += 1.0
        return floor
    return c_pure(Float, "copysign", 0.0, x / y)


def ll_is_finite(x):
    return x - x == 0.0


@dont_inline
def ll_pow_of_zero_error():
    raise ZeroDivisionError("0.0 cannot be raised to a negative power")


@dont_inline
def ll_pow_of_negative_error():
    raise ValueError("negative number cannot be raised to a fractional power")


@dont_inline
def ll_pow_range_error():
    raise OverflowError("(34, 'Numerical result out of range')")


def ll_libm_pow(x, y):
    """`pow` of the C library; but of squares, which are exact, and one operation."""
    if y == 2.0:
        return x * x
    return c_pure(Float, "pow", x, y)


def ll_float_pow(x, y):
    """`x ** y`"""
    if y == 0.0 or x == 1.0:
        return 1.0
    if x != x or y != y:
        return x + y
    if x == 0.0 and y < 0.0 and ll_is_finite(y):
        ll_pow_of_zero_error()
    if x < 0.0 and ll_is_finite(x) and ll_is_finite(y) and c_pure(Float, "floor", y) != y:
        ll_pow_of_negative_error()
    result = ll_libm_pow(x, y)
    if not ll_is_finite(result) and ll_is_finite(x) and ll_is_finite(y):
        ll_pow_range_error()
    return result


@dont_inline
def ll_to_int_error(x):
    if x != x:
        raise ValueError("cannot convert float NaN to integer")
    if not ll_is_finite(x):
        raise OverflowError("cannot convert float infinity to integer")
    raise OverflowError("float too large to convert to int")


def ll_float_to_int(x):
    """`int(x)`: cut toward zero."""
    largest = cast(Float, cast(Signed, cast(Unsigned, -1) >> 1))
    if unlikely(not (-largest - 1.0 <= x and x < largest + 1.0)):
        ll_to_int_error(x)
    return cast(Signed, x)


def ll_float_to_wide(x):
    """The whole part, as an integer whose lower words count."""
    if unlikely(not (-1.7014118346046923e38 <= x and x < 1.7014118346046923e38)):
        if not ll_is_finite(x):
            ll_to_int_error(x)
        # A multiple of a higher power of two than any word holds.
        return cast(I128, 0)
    return cast(I128, x)


def ll_float_round(x):
    """`round(x)`: to the nearest integer, half to even."""
    return ll_float_to_int(c_pure(Float, "rint", x))


def ll_float_round_digits(x, digits):
    """`round(x, digits)`"""
    if not ll_is_finite(x):
        return x
    if digits > 323:
        return x
    if digits < -308:
        return c_pure(Float, "copysign", 0.0, x)
    result = c_call(Float, "rpy_float_round", x, digits)
    if not ll_is_finite(result):
        raise OverflowError("rounded value too large to represent")
    return result


def ll_is_integer(x):
    return ll_is_finite(x) and c_pure(Float, "floor", x) == x


def ll_float_min(a, b):
    if a < b:
        return a
    return b


def ll_float_max(a, b):
    if a > b:
        return a
    return b
