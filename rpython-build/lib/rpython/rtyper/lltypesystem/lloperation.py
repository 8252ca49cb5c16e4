"""`llop`: low-level operations by name, those that mean something in programs."""

from rpython import ll
from rpython.rlib import rgc


class LLOp(object):
    """Each takes the type of its result first."""

    def _freeze_(self):
        return True

    def debug_print(self, RESTYPE, *args):
        """The log is not kept."""

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

    def int_and(self, RESTYPE, x, y):
        return x & y

    def int_or(self, RESTYPE, x, y):
        return x | y

    def int_xor(self, RESTYPE, x, y):
        return x ^ y

    def int_lt(self, RESTYPE, x, y):
        return x < y

    def int_between(self, RESTYPE, a, b, c):
        return a <= b < c

    def cast_int_to_float(self, RESTYPE, x):
        return float(x)

    def cast_float_to_int(self, RESTYPE, x):
        return int(x)


llop = LLOp()
