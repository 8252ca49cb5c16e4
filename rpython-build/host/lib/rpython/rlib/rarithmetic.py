"""Machine integers.

`int` is a machine word in translated code. The classes here are integers of one size that wrap
around; a result of two of them has the larger type, or the unsigned one if they are as large.
"""

import math
import sys

from rpython.rlib.objectmodel import specialize, we_are_translated

LONG_BIT = 64
LONG_MASK = (1 << LONG_BIT) - 1
LONG_TEST = 1 << LONG_BIT - 1
LONGLONG_BIT = 64
LONGLONG_MASK = (1 << LONGLONG_BIT) - 1
LONGLONG_TEST = 1 << LONGLONG_BIT - 1
LONG_BIT_SHIFT = 6
LONGLONGLONG_BIT = 128
LONGLONGLONG_MASK = (1 << LONGLONGLONG_BIT) - 1
LONGLONGLONG_TEST = 1 << LONGLONGLONG_BIT - 1
INT_MAX = (1 << 31) - 1
INT_MIN = -INT_MAX - 1
UINT_MAX = (1 << 32) - 1
maxint = (1 << LONG_BIT - 1) - 1
minint = -maxint - 1
MAXINT = maxint
MININT = minint
is_valid_int_size = LONG_BIT


def _signed(n, bits):
    n &= (1 << bits) - 1
    return n - (1 << bits) if n >> bits - 1 else n


def intmask(n):
    """The number as a machine word, wrapped around."""
    return _signed(int(n), LONG_BIT)


def longlongmask(n):
    return r_longlong(_signed(int(n), LONGLONG_BIT))


@specialize.argtype(0)
def longlonglongmask(n):
    if we_are_translated():
        return r_longlonglong(n)
    return r_longlonglong(_signed(int(n), LONGLONGLONG_BIT))


def ovfcheck(r):
    """The result of the one arithmetic operation inside; `OverflowError` if it does not fit in its type."""
    if isinstance(r, base_int):
        if not r.SIGNED:
            raise TypeError("ovfcheck() of %r" % type(r))
        if r is _last_wrapped[0]:
            raise OverflowError("signed integer expression did overflow")
        return r
    if not minint <= r <= maxint:
        raise OverflowError("signed integer expression did overflow")
    return r


def ovfcheck_float_to_int(x):
    if math.isnan(x):
        raise OverflowError("cannot convert float NaN to integer")
    if -9223372036854776832.0 < x < 9223372036854775296.0:
        return int(x)
    raise OverflowError("float too large for an integer")


def ovfcheck_float_to_longlong(x):
    return r_longlong(ovfcheck_float_to_int(x))


def ovfcheck_int32_add(x, y):
    return _ovfcheck32(x + y)


def ovfcheck_int32_sub(x, y):
    return _ovfcheck32(x - y)


def ovfcheck_int32_mul(x, y):
    return _ovfcheck32(x * y)


def _ovfcheck32(r):
    if not INT_MIN <= r <= INT_MAX:
        raise OverflowError("signed 32-bit integer expression did overflow")
    return r


# The result of the last operation on sized integers, if it was wrapped: for `ovfcheck`.
_last_wrapped = [None]


def _as(cls, value):
    """The result of an operation, as one of the class."""
    result = cls(value)
    _last_wrapped[0] = None if int(result) == value else result
    return result


class base_int(int):
    """What the sized integers share. `BITS`, `SIGNED` and `MASK` say how they wrap."""

    BITS = 0
    SIGNED = True
    MASK = 0

    def __new__(cls, value=0):
        if isinstance(value, float):
            value = int(value)
        elif isinstance(value, str):
            value = int(value)
        elif isinstance(value, r_singlefloat):
            value = int(float(value))
        value = int(value) & cls.MASK
        if cls.SIGNED and value >> cls.BITS - 1:
            value -= cls.MASK + 1
        return int.__new__(cls, value)

    def _wrap(self, other, value):
        """The value in the type of a result with the other operand."""
        return _as(compute_restype(type(self), type(other)), value)

    def __add__(self, other):
        if not isinstance(other, int):
            return float(self) + other if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__add__(self, other))

    __radd__ = __add__

    def __sub__(self, other):
        if not isinstance(other, int):
            return float(self) - other if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__sub__(self, other))

    def __rsub__(self, other):
        if not isinstance(other, int):
            return other - float(self) if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__rsub__(self, other))

    def __mul__(self, other):
        if not isinstance(other, int):
            if isinstance(other, float):
                return float(self) * other
            return int(self) * other if isinstance(other, (str, bytes, list, tuple)) else NotImplemented
        return self._wrap(other, int.__mul__(self, other))

    __rmul__ = __mul__

    def __floordiv__(self, other):
        if not isinstance(other, int):
            return float(self) // other if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__floordiv__(self, other))

    def __rfloordiv__(self, other):
        if not isinstance(other, int):
            return other // float(self) if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__rfloordiv__(self, other))

    def __mod__(self, other):
        if not isinstance(other, int):
            return float(self) % other if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__mod__(self, other))

    def __rmod__(self, other):
        if not isinstance(other, int):
            return other % float(self) if isinstance(other, float) else NotImplemented
        return self._wrap(other, int.__rmod__(self, other))

    def __divmod__(self, other):
        if not isinstance(other, (int, float)):
            return NotImplemented
        return self // other, self % other

    def __rdivmod__(self, other):
        if not isinstance(other, (int, float)):
            return NotImplemented
        return other // self, other % self

    def __lshift__(self, n):
        if not isinstance(n, int):
            return NotImplemented
        return _as(type(self), int(self) << int(n))

    def __rlshift__(self, n):
        if not isinstance(n, int):
            return NotImplemented
        return n << int(self)

    def __rshift__(self, n):
        if not isinstance(n, int):
            return NotImplemented
        return _as(type(self), int(self) >> int(n))

    def __rrshift__(self, n):
        if not isinstance(n, int):
            return NotImplemented
        return n >> int(self)

    def __or__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._wrap(other, int.__or__(self, other))

    __ror__ = __or__

    def __and__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._wrap(other, int.__and__(self, other))

    __rand__ = __and__

    def __xor__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._wrap(other, int.__xor__(self, other))

    __rxor__ = __xor__

    def __neg__(self):
        return _as(type(self), -int(self))

    def __abs__(self):
        return _as(type(self), abs(int(self)))

    def __pos__(self):
        return type(self)(int(self))

    def __invert__(self):
        return type(self)(~int(self))

    def __pow__(self, other, m=None):
        if not isinstance(other, int):
            return float(self) ** other if isinstance(other, float) else NotImplemented
        return self._wrap(other, int(self) ** int(other)) if m is None else type(self)(pow(int(self), int(other), m))

    def __rpow__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._wrap(other, int(other) ** int(self))

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, int.__repr__(self))

    def __str__(self):
        return int.__repr__(self)

    def __format__(self, spec):
        return int.__format__(int(self), spec)

    def __hash__(self):
        return int.__hash__(self)

    def as_long(self):
        return int(self)


_classes = {}


def build_int(name, sign, bits, force_creation=False):
    """The class of integers with this sign and size."""
    key = (sign, bits)
    if key not in _classes:
        if name is None:
            name = "r_%s%d" % ("int" if sign else "uint", bits)
        base = signed_int if sign else unsigned_int
        _classes[key] = type(name, (base,), {"SIGNED": sign, "BITS": bits, "MASK": (1 << bits) - 1,
                                             "__module__": __name__})
    return _classes[key]


class signed_int(base_int):
    SIGNED = True


class unsigned_int(base_int):
    SIGNED = False


r_int = build_int("r_int", True, LONG_BIT)
r_uint = build_int("r_uint", False, LONG_BIT)
# As on every 64-bit system, the long long types are those of a word.
r_longlong = r_int
r_ulonglong = r_uint
r_longlonglong = build_int("r_longlonglong", True, LONGLONGLONG_BIT)
r_ulonglonglong = build_int("r_ulonglonglong", False, LONGLONGLONG_BIT)
r_int8 = build_int("r_int8", True, 8)
r_uint8 = build_int("r_uint8", False, 8)
r_int16 = build_int("r_int16", True, 16)
r_uint16 = build_int("r_uint16", False, 16)
r_int32 = build_int("r_int32", True, 32)
r_uint32 = build_int("r_uint32", False, 32)
r_int64 = r_int
r_uint64 = r_uint
r_ushort = r_uint16
r_short = r_int16


def compute_restype(self_type, other_type, force_creation=False):
    """The type of `a op b`. A plain `int` takes the other's type."""
    if self_type is other_type:
        return int if self_type is bool else self_type
    # `r_int` is the type of `int` in translated code.
    if other_type in (bool, int, r_int):
        return int if self_type in (bool, int) and other_type is not r_int else self_type
    if self_type in (bool, int, r_int):
        return other_type
    bits = max(self_type.BITS, other_type.BITS)
    return build_int(None, self_type.SIGNED and other_type.SIGNED, bits)


def signedtype(t):
    if t in (bool, int):
        return True
    return t.SIGNED


def normalizedinttype(t):
    if t is int:
        return int
    if t.BITS <= r_int.BITS:
        return r_int if t.SIGNED else r_uint
    return build_int(None, t.SIGNED, t.BITS)


@specialize.argtype(0)
def most_neg_value_of_same_type(x):
    if we_are_translated():
        # A zero of this type, of which the sign bit alone is set if it has one.
        zero = x ^ x
        if ~zero > zero:
            return zero
        top = ~zero
        while top << 1 < zero:
            top = top << 1
        return top
    return most_neg_value_of(type(x))


@specialize.memo()
def most_neg_value_of(tp):
    if tp is int or tp is r_int:
        return minint
    return tp(-(tp.MASK >> 1) - 1) if tp.SIGNED else tp(0)


@specialize.argtype(0)
def most_pos_value_of_same_type(x):
    if we_are_translated():
        return ~most_neg_value_of_same_type(x)
    return most_pos_value_of(type(x))


@specialize.memo()
def most_pos_value_of(tp):
    if tp is int or tp is r_int:
        return maxint
    return tp(tp.MASK >> 1) if tp.SIGNED else tp(tp.MASK)


def is_signed_integer_type(tp):
    return tp is int or (issubclass(tp, base_int) and tp.SIGNED)


@specialize.argtype(0)
def highest_bit(n):
    """The position of the one bit of a power of two."""
    assert n and n & (n - 1) == 0
    return n.bit_length() - 1


def is_valid_int(r):
    return isinstance(r, int) and not isinstance(r, base_int) and minint <= r <= maxint or isinstance(r, r_int)


def widen(n):
    """At least a machine word."""
    if isinstance(n, base_int) and (n.BITS < LONG_BIT or type(n) is r_int):
        return int(n)
    return n


@specialize.argtype(0)
def int_between(n, m, p):
    """`n <= m < p`, by one comparison in translated code."""
    return n <= m < p


def int_force_ge_zero(n):
    return max(n, 0)


def int_c_div(x, y):
    """Division that rounds towards zero, as C's."""
    q = abs(x) // abs(y)
    return q if (x < 0) == (y < 0) else -q


def int_c_mod(x, y):
    """The remainder with the sign of the first operand, as C's."""
    r = abs(x) % abs(y)
    return r if x >= 0 else -r


def uint_mul_high(a, b):
    """The upper half of a product of unsigned words."""
    return r_uint(r_longlonglong(a) * r_longlonglong(b) >> LONG_BIT)


def mulmod(a, b, c):
    """`a * b % c` without overflow."""
    return intmask(r_longlonglong(a) * r_longlonglong(b) % r_longlonglong(c))


def check_support_int128():
    return True


@specialize.memo()
def _size_of_float(T):
    """How many bits a low-level type of floats has; of others, 0."""
    from rpython import ll
    return 64 if T is ll.Float else 32 if T is ll.SingleFloat else 0


@specialize.argtype(0)
def byteswap(arg):
    """The number with its bytes in reverse order."""
    from rpython.rlib import longlong2float
    from rpython.rtyper.lltypesystem import lltype
    size = _size_of_float(lltype.typeOf(arg))
    if size == 64:
        return longlong2float.longlong2float(byteswap(longlong2float.float2longlong(arg)))
    if size == 32:
        bits = byteswap(r_uint32(longlong2float.singlefloat2uint(arg)))
        return longlong2float.uint2singlefloat(r_uint(bits))
    if not we_are_translated():
        tp = type(arg)
        bits = getattr(tp, "BITS", LONG_BIT)
        raw = (int(arg) & (1 << bits) - 1).to_bytes(bits // 8, "little")
        value = int.from_bytes(raw, "big")
        return intmask(value) if tp is int else tp(value)
    result = arg ^ arg
    top = ~result
    while top != 0:
        result = (result << 8) | (arg & 255)
        arg = arg >> 8
        top = top << 8
    return result


def string_to_int(s, base=10, allow_underscores=False, no_implicit_octal=False, max_str_digits=0,
                  disallow_whitespace_after_sign=False):
    """The integer a text denotes; `ParseStringError` or `ParseStringOverflowError` if it is none."""
    from rpython.rlib.rstring import NumberStringParser, ParseStringOverflowError
    parser = NumberStringParser(s, s, base, "int", allow_underscores, no_implicit_octal, 0, -1, max_str_digits,
                                disallow_whitespace_after_sign)
    result = 0
    while True:
        digit = parser.next_digit()
        if digit == -1:
            break
        try:
            result = ovfcheck(result * parser.base)
            result = ovfcheck(result + parser.sign * digit)
        except OverflowError:
            raise ParseStringOverflowError(parser)
    return result


class r_singlefloat:
    """A float of 32 bits. It knows conversions alone."""

    def __init__(self, value):
        import struct
        self._bytes = struct.pack("f", float(value))

    def __float__(self):
        import struct
        return struct.unpack("f", self._bytes)[0]

    def __int__(self):
        return int(float(self))

    def __eq__(self, other):
        return isinstance(other, r_singlefloat) and float(self) == float(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self._bytes)

    def __bool__(self):
        raise TypeError("not supported on r_singlefloat instances")

    def __repr__(self):
        return "r_singlefloat(%r)" % float(self)


class r_longfloat:
    """A float of at least 64 bits. It knows conversions alone."""

    def __init__(self, value):
        self.value = float(value)

    def __float__(self):
        return self.value

    def __int__(self):
        return int(self.value)

    def __eq__(self, other):
        return isinstance(other, r_longfloat) and self.value == other.value

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self.value)

    def __repr__(self):
        return "r_longfloat(%r)" % self.value


def singlefloat2uint(singlefloat):
    import struct
    return r_uint(struct.unpack("I", singlefloat._bytes)[0])


def uint2singlefloat(ui):
    import struct
    result = r_singlefloat(0.0)
    result._bytes = struct.pack("I", int(ui))
    return result


sys_maxint = sys.maxsize

longlongmax = r_longlong(LONGLONG_TEST - 1)
SHRT_MIN = -(1 << 15)
SHRT_MAX = (1 << 15) - 1
USHRT_MAX = (1 << 16) - 1
OVF_DIGITS = len(str(maxint))
long_typecode = "l"
is_emulated_long = False


def get_long_pattern(x):
    """The format, and the value as one of it: 64 bits."""
    return "%d", x
