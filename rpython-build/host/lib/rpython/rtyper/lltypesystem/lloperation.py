"""`llop`: low-level operations by name, those that mean something in programs."""

from rpython import ll
from rpython.rlib import rgc
from rpython.rlib.rarithmetic import intmask, r_uint

__specialize__ = "low_level"


class LLOp(object):
    """Each takes the type of its result first."""

    def _freeze_(self):
        return True

    def debug_print(self, RESTYPE, *args):
        """The log is not kept."""

    def debug_print_traceback(self, RESTYPE):
        """An exception that was caught has no traceback any more."""

    def debug_fatalerror(self, RESTYPE, msg):
        raise SystemExit("fatal error: " + msg)

    def gc__collect(self, RESTYPE, *args):
        rgc.collect()

    def gc_can_move(self, RESTYPE, obj):
        return True

    def jit_force_virtual(self, RESTYPE, x):
        return x

    def jit_record_exact_class(self, RESTYPE, *args):
        """There is no JIT."""

    def int_add(self, RESTYPE, x, y):
        return x + y

    def int_sub(self, RESTYPE, x, y):
        return x - y

    def int_mul(self, RESTYPE, x, y):
        return x * y

    def int_neg(self, RESTYPE, x):
        return -x

    def int_abs(self, RESTYPE, x):
        return abs(x)

    def int_invert(self, RESTYPE, x):
        return ~x

    def int_floordiv(self, RESTYPE, x, y):
        """As C divides: towards 0."""
        q = x // y
        if q < 0 and q * y != x:
            q += 1
        return q

    def int_mod(self, RESTYPE, x, y):
        """The rest of C's division, with the sign of `x`."""
        r = x % y
        if r != 0 and (x < 0) != (y < 0):
            r -= y
        return r

    def int_lshift(self, RESTYPE, x, y):
        return intmask(x << y)

    def int_rshift(self, RESTYPE, x, y):
        return x >> y

    def int_and(self, RESTYPE, x, y):
        return x & y

    def int_or(self, RESTYPE, x, y):
        return x | y

    def int_xor(self, RESTYPE, x, y):
        return x ^ y

    def int_lt(self, RESTYPE, x, y):
        return x < y

    def int_le(self, RESTYPE, x, y):
        return x <= y

    def int_eq(self, RESTYPE, x, y):
        return x == y

    def int_ne(self, RESTYPE, x, y):
        return x != y

    def int_gt(self, RESTYPE, x, y):
        return x > y

    def int_ge(self, RESTYPE, x, y):
        return x >= y

    def int_is_true(self, RESTYPE, x):
        return x != 0

    def uint_add(self, RESTYPE, x, y):
        return r_uint(x) + r_uint(y)

    def uint_sub(self, RESTYPE, x, y):
        return r_uint(x) - r_uint(y)

    def uint_mul(self, RESTYPE, x, y):
        return r_uint(x) * r_uint(y)

    def uint_floordiv(self, RESTYPE, x, y):
        return r_uint(x) // r_uint(y)

    def uint_mod(self, RESTYPE, x, y):
        return r_uint(x) % r_uint(y)

    def uint_and(self, RESTYPE, x, y):
        return r_uint(x) & r_uint(y)

    def uint_or(self, RESTYPE, x, y):
        return r_uint(x) | r_uint(y)

    def uint_xor(self, RESTYPE, x, y):
        return r_uint(x) ^ r_uint(y)

    def uint_lshift(self, RESTYPE, x, y):
        return r_uint(x) << y

    def uint_rshift(self, RESTYPE, x, y):
        return r_uint(x) >> y

    def uint_lt(self, RESTYPE, x, y):
        return r_uint(x) < r_uint(y)

    def uint_le(self, RESTYPE, x, y):
        return r_uint(x) <= r_uint(y)

    def float_add(self, RESTYPE, x, y):
        return x + y

    def float_sub(self, RESTYPE, x, y):
        return x - y

    def float_mul(self, RESTYPE, x, y):
        return x * y

    def float_neg(self, RESTYPE, x):
        return -x

    def float_abs(self, RESTYPE, x):
        return abs(x)

    def float_lt(self, RESTYPE, x, y):
        return x < y

    def float_eq(self, RESTYPE, x, y):
        return x == y

    def int_between(self, RESTYPE, a, b, c):
        return a <= b < c

    def cast_int_to_uint(self, RESTYPE, x):
        return r_uint(x)

    def cast_uint_to_int(self, RESTYPE, x):
        return intmask(x)

    def cast_bool_to_int(self, RESTYPE, x):
        return int(x)

    def cast_int_to_float(self, RESTYPE, x):
        return float(x)

    def cast_float_to_int(self, RESTYPE, x):
        return int(x)


llop = LLOp()
