"""Powers that are checked. (They have a module of their own, which few programs read: so few read that of `ovfcheck`.)"""
from rpython.ll import inline
from rpython.helpers.ll_int import ll_power
from rpython.rlib.rarithmetic import ovfcheck

__specialize__ = "low_level"


@inline
def ll_times_ovf(x, y):
    return ovfcheck(x * y)


def ll_int_pow_ovf(x, y):
    return ll_power(x, y, ll_times_ovf)
