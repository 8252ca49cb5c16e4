"""Powers that are checked. (They have a module of their own, which few programs read: so few read that of `ovfcheck`.)"""
from rpython.ll import cast, typeOf
from rpython.helpers.ll_int import ll_negative_power_error
from rpython.rlib.rarithmetic import ovfcheck

__specialize__ = "low_level"


def ll_int_pow_ovf(x, y):
    """`x ** y` for a non-negative `y`; checked."""
    if y < 0:
        ll_negative_power_error()
    result = cast(typeOf(x), 1)
    while True:
        if y & 1:
            result = ovfcheck(result * x)
        y >>= 1
        if y == 0:
            return result
        x = ovfcheck(x * x)
