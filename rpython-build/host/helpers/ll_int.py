"""Integers: the checks and functions that have no equivalent in C."""
from rpython.ll import inline, dont_inline, failed_check, unlikely, cast, typeOf, Signed, Unsigned, I128

__specialize__ = "low_level"


@failed_check
def ll_div_error():
    raise ZeroDivisionError("integer division or modulo by zero")


@failed_check
def ll_mod_error():
    raise ZeroDivisionError("integer modulo by zero")


@dont_inline
def ll_shift_error():
    raise ValueError("negative shift count")


@dont_inline
def ll_overflow_error():
    raise OverflowError("integer overflow")


@inline
def ll_check_div(y):
    if unlikely(y == cast(typeOf(y), 0)):
        ll_div_error()


@inline
def ll_check_mod(y):
    if unlikely(y == cast(typeOf(y), 0)):
        ll_mod_error()


@inline
def ll_check_shift(n):
    if unlikely(n < 0):
        ll_shift_error()


@inline
def ll_at_most(n, last):
    if n > last:
        return last
    return n


def ll_check_div_ovf(x, y):
    """Only the smallest number by -1 overflows: besides 0 it alone has no other sign."""
    if unlikely(y == cast(typeOf(y), -1) and x == -x and x != cast(typeOf(x), 0)):
        ll_overflow_error()


def ll_lshift_ovf(x, n):
    """`x << n`, checked."""
    if n < 0:
        ll_shift_error()
    if x == cast(typeOf(x), 0):
        return x
    result = x << n
    if (result >> n) != x:
        ll_overflow_error()
    return result


def ll_check_lshift_ovf(x, n):
    ll_lshift_ovf(x, n)


@dont_inline
def ll_negative_power_error():
    raise ValueError("an integer to a negative power is not an integer")


@inline
def ll_power(x, y, times):
    """`x ** y` for a non-negative `y`, of what this gives of two numbers."""
    if y < 0:
        ll_negative_power_error()
    result = cast(typeOf(x), 1)
    while True:
        if y & 1:
            result = times(result, x)
        y >>= 1
        if y == 0:
            return result
        x = times(x, x)


@inline
def ll_times(x, y):
    return x * y


def ll_int_pow(x, y):
    """Wraps."""
    return ll_power(x, y, ll_times)


def ll_int_inverse(x, z):
    """The number that `x` times it is 1 modulo `z`."""
    modulus = cast(I128, z)
    if modulus < cast(I128, 0):
        modulus = -modulus
    a = cast(I128, x) % modulus
    b = modulus
    p = cast(I128, 1)
    q = cast(I128, 0)
    while b != cast(I128, 0):
        t = a // b
        r = a - t * b
        a = b
        b = r
        r = p - t * q
        p = q
        q = r
    if a != cast(I128, 1):
        if modulus == cast(I128, 1):
            return 0
        raise ValueError("base is not invertible for the given modulus")
    return cast(Signed, p % modulus)


def ll_int_powmod(x, y, z):
    """`pow(x, y, z)`"""
    if z == 0:
        raise ValueError("pow() 3rd argument cannot be 0")
    wide = cast(I128, z)
    if y < 0:
        x = ll_int_inverse(x, z)
        y = -y
    result = cast(I128, 1) % wide
    base = cast(I128, x) % wide
    while y > 0:
        if y & 1:
            result = (result * base) % wide
        y >>= 1
        base = (base * base) % wide
    return cast(Signed, result)


def ll_int_round(x, digits):
    """`round(x, digits)`: half to even."""
    if digits >= 0:
        return x
    if digits < -18:
        return 0
    unit = ll_int_pow(10, -digits)
    rest = x % unit
    floor = x - rest
    half = unit >> 1
    if rest > half or (rest == half and ((floor // unit) & 1) != 0):
        return floor + unit
    return floor


def ll_bit_length(x):
    if x < 0:
        u = cast(Unsigned, -x)
    else:
        u = cast(Unsigned, x)
    n = 0
    while u > cast(Unsigned, 255):
        u = u >> 8
        n += 8
    while u != cast(Unsigned, 0):
        u = u >> 1
        n += 1
    return n


def ll_bit_count(x):
    if x < 0:
        u = cast(Unsigned, -x)
    else:
        u = cast(Unsigned, x)
    n = 0
    while u != cast(Unsigned, 0):
        u = u & (u - cast(Unsigned, 1))
        n += 1
    return n


def ll_wide_bit_length(n):
    if n < cast(I128, 0):
        n = -n
    result = 0
    while n != cast(I128, 0):
        n = n >> cast(I128, 1)
        result += 1
    return result


def ll_wide_bit_count(n):
    if n < cast(I128, 0):
        n = -n
    result = 0
    while n != cast(I128, 0):
        result += cast(Signed, n & cast(I128, 1))
        n = n >> cast(I128, 1)
    return result
