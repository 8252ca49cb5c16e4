"""Integers of any size, as objects. Plain Python's integers do the work here."""

from rpython.rlib.rarithmetic import intmask, maxint, minint, r_longlong, r_uint, r_ulonglong

SHIFT = 63


class InvalidEndiannessError(Exception):
    pass


class InvalidSignednessError(Exception):
    pass


class rbigint:
    """An integer of any size. Immutable."""

    _immutable_ = True

    def __init__(self, value=0):
        self._value = value

    @staticmethod
    def fromint(value):
        return rbigint(int(value))

    @staticmethod
    def frombool(b):
        return rbigint(int(b))

    @staticmethod
    def fromlong(value):
        return rbigint(int(value))

    fromrarith_int = fromlong

    @staticmethod
    def fromfloat(dval):
        return rbigint(int(dval))

    @staticmethod
    def fromstr(s, base=0, allow_underscores=False):
        from rpython.rlib.rstring import ParseStringError
        try:
            return rbigint(int(s, base or 10))
        except ValueError:
            raise ParseStringError("invalid literal for long() with base %d" % (base or 10)) from None

    @staticmethod
    def fromdecimalstr(s):
        return rbigint.fromstr(s, 10)

    @staticmethod
    def frombytes(s, byteorder, signed):
        if byteorder not in ("big", "little"):
            raise InvalidEndiannessError()
        return rbigint(int.from_bytes(s, byteorder, signed=signed))

    def tobytes(self, nbytes, byteorder, signed):
        if byteorder not in ("big", "little"):
            raise InvalidEndiannessError()
        if not signed and self._value < 0:
            raise InvalidSignednessError()
        return self._value.to_bytes(nbytes, byteorder, signed=signed)

    def tolong(self):
        return self._value

    def fits_int(self):
        return minint <= self._value <= maxint

    def toint(self):
        if not self.fits_int():
            raise OverflowError
        return self._value

    def tolonglong(self):
        return r_longlong(self.toint())

    def touint(self):
        if self._value < 0:
            raise ValueError("cannot convert negative integer to unsigned int")
        if self._value > 2 * maxint + 1:
            raise OverflowError
        return r_uint(self._value)

    toulonglong = touint

    def uintmask(self):
        return r_uint(self._value)

    def ulonglongmask(self):
        return r_ulonglong(self._value)

    def tobool(self):
        return self._value != 0

    def tofloat(self):
        return float(self._value)

    def str(self):
        return str(self._value)

    def repr(self):
        return str(self._value) + "L"

    def format(self, digits, prefix="", suffix=""):
        base = len(digits)
        value = abs(self._value)
        out = []
        while True:
            value, digit = divmod(value, base)
            out.append(digits[digit])
            if not value:
                break
        text = prefix + "".join(reversed(out)) + suffix
        return "-" + text if self._value < 0 else text

    def hex(self):
        return self.format("0123456789abcdef", "0x", "L")

    def oct(self):
        return self.format("01234567", "0", "L")

    def eq(self, other):
        return self._value == other._value

    def ne(self, other):
        return self._value != other._value

    def lt(self, other):
        return self._value < other._value

    def le(self, other):
        return self._value <= other._value

    def gt(self, other):
        return self._value > other._value

    def ge(self, other):
        return self._value >= other._value

    def int_eq(self, iother):
        return self._value == iother

    def int_ne(self, iother):
        return self._value != iother

    def int_lt(self, iother):
        return self._value < iother

    def int_le(self, iother):
        return self._value <= iother

    def int_gt(self, iother):
        return self._value > iother

    def int_ge(self, iother):
        return self._value >= iother

    def hash(self):
        return hash(self._value)

    def add(self, other):
        return rbigint(self._value + other._value)

    def int_add(self, iother):
        return rbigint(self._value + iother)

    def sub(self, other):
        return rbigint(self._value - other._value)

    def int_sub(self, iother):
        return rbigint(self._value - iother)

    def mul(self, other):
        return rbigint(self._value * other._value)

    def int_mul(self, iother):
        return rbigint(self._value * iother)

    def floordiv(self, other):
        return rbigint(self._value // other._value)

    div = floordiv

    def int_floordiv(self, iother):
        return rbigint(self._value // iother)

    def truediv(self, other):
        return self._value / other._value

    def mod(self, other):
        return rbigint(self._value % other._value)

    def int_mod(self, iother):
        return rbigint(self._value % iother)

    def divmod(self, other):
        q, r = divmod(self._value, other._value)
        return rbigint(q), rbigint(r)

    def int_divmod(self, iother):
        q, r = divmod(self._value, iother)
        return rbigint(q), rbigint(r)

    def pow(self, other, modulus=None):
        if modulus is None:
            return rbigint(self._value ** other._value)
        return rbigint(pow(self._value, other._value, modulus._value))

    def int_pow(self, iother, modulus=None):
        return self.pow(rbigint(iother), modulus)

    def neg(self):
        return rbigint(-self._value)

    def abs(self):
        return rbigint(abs(self._value))

    def invert(self):
        return rbigint(~self._value)

    def lshift(self, n):
        return rbigint(self._value << n)

    lqshift = lshift

    def rshift(self, n):
        return rbigint(self._value >> n)

    rqshift = rshift

    def and_(self, other):
        return rbigint(self._value & other._value)

    def int_and_(self, iother):
        return rbigint(self._value & iother)

    def or_(self, other):
        return rbigint(self._value | other._value)

    def int_or_(self, iother):
        return rbigint(self._value | iother)

    def xor(self, other):
        return rbigint(self._value ^ other._value)

    def int_xor(self, iother):
        return rbigint(self._value ^ iother)

    def gcd(self, other):
        a, b = abs(self._value), abs(other._value)
        while b:
            a, b = b, a % b
        return rbigint(a)

    def isqrt(self):
        import math
        return rbigint(math.isqrt(self._value))

    def bit_length(self):
        return self._value.bit_length()

    def bit_count(self):
        return self._value.bit_count()

    def get_sign(self):
        return (self._value > 0) - (self._value < 0)

    def sign(self):
        return self.get_sign()

    def __repr__(self):
        return "<rbigint %d>" % self._value


NULLRBIGINT = rbigint(0)
ONERBIGINT = rbigint(1)
