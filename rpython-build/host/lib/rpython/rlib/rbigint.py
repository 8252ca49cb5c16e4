"""Integers of any size, as objects that never change.

The absolute value is a list of digits below `2 ** SHIFT`, the lowest first, of which the first
`_size` count; the highest of them is not 0. A product of two digits fits in a word with two more
digits to carry.
"""

import math

from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rlib.rarithmetic import LONG_BIT, intmask, r_longlong, r_uint, r_ulonglong, widen

SHIFT = LONG_BIT // 2 - 1
BASE = 1 << SHIFT
MASK = BASE - 1

# The digits of numbers as text.
BASE8 = "01234567"
BASE10 = "0123456789"
BASE16 = "0123456789abcdef"

# What `hash` counts modulo, as that of Python's integers.
HASH_BITS = 61
HASH_MODULUS = (1 << HASH_BITS) - 1

MAXINT = (1 << LONG_BIT - 1) - 1
MININT = -MAXINT - 1


class InvalidEndiannessError(Exception):
    pass


class InvalidSignednessError(Exception):
    pass


class MaxIntError(Exception):
    """The text has more digits than are allowed."""


class rbigint(object):
    """An integer of any size. Immutable."""

    _immutable_ = True

    def __init__(self, digits, sign, size):
        self._digits = digits
        self._size = size
        self._sign = sign

    # From other types.

    @staticmethod
    def fromint(value):
        return _from_word(intmask(value))

    @staticmethod
    def frombool(b):
        if b:
            return ONERBIGINT
        return NULLRBIGINT

    @staticmethod
    @specialize.memo()
    def fromlong(value):
        """Of a constant of any size."""
        digits = []
        rest = abs(int(value))
        while rest:
            digits.append(int(rest & MASK))
            rest >>= SHIFT
        sign = (value > 0) - (value < 0)
        return rbigint(digits or [0], sign, len(digits))

    @staticmethod
    @specialize.argtype(0)
    def fromrarith_int(value):
        """Of a machine integer of any type."""
        if value >= 0:
            return _from_unsigned(r_uint(value))
        return _from_word(intmask(value))

    @staticmethod
    def fromfloat(dval):
        if dval != dval:
            raise ValueError("cannot convert float NaN to integer")
        if dval - dval != 0.0:
            raise OverflowError("cannot convert float infinity to integer")
        mantissa, exponent = math.frexp(dval)
        if exponent <= LONG_BIT - 2:
            return _from_word(int(dval))
        top = _from_word(int(mantissa * 9007199254740992.0))
        return top.lshift(exponent - 53)

    @staticmethod
    def fromstr(s, base=0, allow_underscores=False):
        """Of text in any base; `ParseStringError` if it is no number."""
        from rpython.rlib.rstring import NumberStringParser, strip_spaces
        text = strip_spaces(s)
        # Below this base, L is no digit but says that the number is a long one.
        if base < 22 and (text.endswith("l") or text.endswith("L")):
            text = text[:-1]
        parser = NumberStringParser(text, s, base, "long", allow_underscores)
        return rbigint._from_numberstring_parser(parser)

    @staticmethod
    def _from_numberstring_parser(parser):
        base = parser.base
        unit, count = _digits_at_a_time(base)
        result = NULLRBIGINT
        while True:
            part = 0
            scale = 1
            got = 0
            digit = 0
            while got < count:
                digit = parser.next_digit()
                if digit < 0:
                    break
                part = part * base + digit
                scale *= base
                got += 1
            if got:
                result = _mul_add_small(result, scale, part)
            if digit < 0:
                break
        if parser.sign < 0:
            return result.neg()
        return result

    @staticmethod
    def fromdecimalstr(s):
        return rbigint.fromstr(s, 10)

    @staticmethod
    def frombytes(s, byteorder, signed):
        """Of bytes; the order is "big" or "little"."""
        if byteorder != "big" and byteorder != "little":
            raise InvalidEndiannessError()
        n = len(s)
        if n == 0:
            return NULLRBIGINT
        digits = [0] * (n * 8 // SHIFT + 1)
        acc = 0
        bits = 0
        at = 0
        top = 0
        i = 0
        while i < n:
            if byteorder == "big":
                c = s[n - 1 - i]
            else:
                c = s[i]
            top = c
            acc |= c << bits
            bits += 8
            if bits >= SHIFT:
                digits[at] = acc & MASK
                at += 1
                acc >>= SHIFT
                bits -= SHIFT
            i += 1
        if bits:
            digits[at] = acc
        result = _normalized(digits, 1)
        if signed and top >= 128:
            return result.sub(ONERBIGINT.lshift(n * 8))
        return result

    # To other types.

    def tobytes(self, nbytes, byteorder, signed):
        if byteorder != "big" and byteorder != "little":
            raise InvalidEndiannessError()
        if not signed and self._sign < 0:
            raise InvalidSignednessError()
        bits = self.bit_length()
        if signed and self._sign < 0:
            bits = self.invert().bit_length()
        if signed:
            bits += 1
        if bits > nbytes * 8:
            raise OverflowError
        value = self
        if self._sign < 0:
            value = self.add(ONERBIGINT.lshift(nbytes * 8))
        out = bytearray(nbytes)
        acc = 0
        have = 0
        at = 0
        i = 0
        while i < nbytes:
            if have < 8 and at < value._size:
                acc |= value._digits[at] << have
                have += SHIFT
                at += 1
            if byteorder == "big":
                out[nbytes - 1 - i] = acc & 255
            else:
                out[i] = acc & 255
            acc >>= 8
            have -= 8
            i += 1
        return bytes(out)

    def tolong(self):
        """The Python integer, before translation."""
        result = 0
        for i in range(self._size - 1, -1, -1):
            result = result << SHIFT | self._digits[i]
        return -result if self._sign < 0 else result

    def fits_int(self):
        if self._size < 3:
            return True
        if self._size > 3:
            return False
        try:
            self.toint()
        except OverflowError:
            return False
        return True

    def toint(self):
        """The machine word; `OverflowError` if it does not fit in one."""
        if self._size > 3:
            raise OverflowError
        # On the negative side, which has one number more.
        result = 0
        i = self._size - 1
        while i >= 0:
            if result < MININT >> SHIFT:
                raise OverflowError
            shifted = result << SHIFT
            digit = self._digits[i]
            if shifted < MININT + digit:
                raise OverflowError
            result = shifted - digit
            i -= 1
        if self._sign < 0:
            return result
        if result == MININT:
            raise OverflowError
        return -result

    def tolonglong(self):
        return r_longlong(self.toint())

    def touint(self):
        if self._sign < 0:
            raise ValueError("cannot convert negative integer to unsigned int")
        if self.bit_length() > LONG_BIT:
            raise OverflowError
        return self.uintmask()

    def toulonglong(self):
        return r_ulonglong(self.touint())

    def uintmask(self):
        """The lowest bits as a word without sign."""
        result = r_uint(0)
        i = min(self._size, 3) - 1
        while i >= 0:
            result = (result << SHIFT) | r_uint(self._digits[i])
            i -= 1
        if self._sign < 0:
            return -result
        return result

    def ulonglongmask(self):
        return r_ulonglong(self.uintmask())

    def tobool(self):
        return self._sign != 0

    def tofloat(self):
        """The nearest float; `OverflowError` if there is none."""
        bits = self.bit_length()
        if bits <= LONG_BIT - 2:
            return float(self.toint())
        if bits > 1024:
            raise OverflowError("int too large to convert to float")
        # The highest bits decide, and whether anything stands behind them.
        drop = bits - (LONG_BIT - 2)
        top = self.abs().rshift(drop)
        word = top.toint()
        if not top.lshift(drop).eq(self.abs()):
            word |= 1
        try:
            result = math.ldexp(float(word), drop)
        except OverflowError:
            raise OverflowError("int too large to convert to float")
        if self._sign < 0:
            return -result
        return result

    # Text.

    def str(self, max_str_digits=0):
        """`MaxIntError` if it has more digits than that, where that is not 0."""
        # A bit is 0.301 digits: what is surely too long is not made.
        if max_str_digits > 0 and (self.bit_length() - 1) * 3 // 10 > max_str_digits:
            raise MaxIntError
        if self._size <= 2:
            text = str(abs(self.toint()))
        else:
            text = _decimal(self.abs())
        if 0 < max_str_digits < len(text):
            raise MaxIntError
        if self._sign < 0:
            return "-" + text
        return text

    def repr(self):
        return self.str() + "L"

    def format(self, digits, prefix="", suffix=""):
        """In the base that has so many digits."""
        base = len(digits)
        if base < 2:
            raise ValueError("a base has two digits or more")
        unit, count = _digits_at_a_time(base)
        out = []
        value = self.abs()
        while True:
            value, rest = _divmod_small(value, unit)
            i = 0
            while i < count:
                if value._sign == 0 and rest == 0 and len(out) > 0:
                    break
                out.append(digits[rest % base])
                rest //= base
                i += 1
            if value._sign == 0:
                break
        out.reverse()
        text = prefix + "".join(out) + suffix
        if self._sign < 0:
            return "-" + text
        return text

    def hex(self):
        return self.format("0123456789abcdef", "0x", "L")

    def oct(self):
        return self.format("01234567", "0", "L")

    # Comparison.

    def eq(self, other):
        return self._sign == other._sign and _compare(self, other) == 0

    def ne(self, other):
        return not self.eq(other)

    def lt(self, other):
        if self._sign != other._sign:
            return self._sign < other._sign
        return _compare(self, other) * self._sign < 0

    def le(self, other):
        return not other.lt(self)

    def gt(self, other):
        return other.lt(self)

    def ge(self, other):
        return not self.lt(other)

    def int_eq(self, iother):
        return self.eq(rbigint.fromint(iother))

    def int_ne(self, iother):
        return not self.int_eq(iother)

    def int_lt(self, iother):
        return self.lt(rbigint.fromint(iother))

    def int_le(self, iother):
        return not self.int_gt(iother)

    def int_gt(self, iother):
        return rbigint.fromint(iother).lt(self)

    def int_ge(self, iother):
        return not self.int_lt(iother)

    def hash(self):
        """As of Python's integers."""
        result = 0
        i = self._size - 1
        while i >= 0:
            # Times the base, which turns the bits around.
            keep = HASH_BITS - SHIFT
            result = ((result & ((1 << keep) - 1)) << SHIFT) | (result >> keep)
            result += self._digits[i]
            if result >= HASH_MODULUS:
                result -= HASH_MODULUS
            i -= 1
        if self._sign < 0:
            result = -result
        if result == -1:
            return -2
        return result

    # Arithmetic.

    def add(self, other):
        if self._sign == 0:
            return other
        if other._sign == 0:
            return self
        if self._sign == other._sign:
            return _add_digits(self, other, self._sign)
        return _sub_digits(self, other, self._sign)

    def sub(self, other):
        if other._sign == 0:
            return self
        if self._sign == 0:
            return other.neg()
        if self._sign != other._sign:
            return _add_digits(self, other, self._sign)
        return _sub_digits(self, other, self._sign)

    def mul(self, other):
        if self._sign == 0 or other._sign == 0:
            return NULLRBIGINT
        a = self
        b = other
        if a._size > b._size:
            a, b = b, a
        sign = a._sign * b._sign
        if a._size == 1:
            digit = a._digits[0]
            if digit == 1:
                return rbigint(b._digits, sign, b._size)
            return _with_sign(_mul_add_small(b, digit, 0), sign)
        return _with_sign(_multiply(a, b), sign)

    def divmod(self, other):
        """The quotient rounded down, and the rest, which has the sign of the divisor."""
        quotient, rest = _divrem(self, other)
        if rest._sign * other._sign < 0:
            quotient = quotient.sub(ONERBIGINT)
            rest = rest.add(other)
        return quotient, rest

    def floordiv(self, other):
        quotient, rest = self.divmod(other)
        return quotient

    def div(self, other):
        return self.floordiv(other)

    def mod(self, other):
        quotient, rest = self.divmod(other)
        return rest

    def truediv(self, other):
        """The nearest float."""
        if other._sign == 0:
            raise ZeroDivisionError("long division or modulo by zero")
        if self._sign == 0:
            return 0.0
        # A quotient of more bits than a float has; the last one says whether there is a rest.
        drop = self.bit_length() - other.bit_length() - 60
        if drop < -1200:
            return 0.0 * (self._sign * other._sign)
        a = self.abs()
        b = other.abs()
        if drop > 0:
            b = b.lshift(drop)
        else:
            a = a.lshift(-drop)
        quotient, rest = _divide(a, b)
        # Numbers below the normal ones have fewer bits.
        lost = -1074 - drop
        word = quotient.toint()
        if lost > 0:
            if lost > 61:
                word = 1
                lost = 61
            kept = word >> lost
            if kept << lost != word or rest._sign != 0:
                half = 1 << (lost - 1)
                below = word - (kept << lost)
                if below > half or (below == half and (rest._sign != 0 or kept & 1)):
                    kept += 1
            word = kept
            drop += lost
        elif rest._sign != 0:
            word |= 1
        try:
            result = math.ldexp(float(word), drop)
        except OverflowError:
            raise OverflowError("integer division result too large for a float")
        if self._sign * other._sign < 0:
            return -result
        return result

    def pow(self, other, modulus=None):
        if other._sign < 0:
            if modulus is not None:
                raise TypeError("pow() 2nd argument cannot be negative when 3rd argument specified")
            raise ValueError("bigint pow() too negative")
        if modulus is not None and modulus._sign == 0:
            raise ValueError("pow() 3rd argument cannot be 0")
        result = ONERBIGINT
        base = self
        if modulus is not None:
            base = base.mod(modulus)
            result = result.mod(modulus)
        if modulus is None and self._size == 1 and self._digits[0] == 2:
            count = other.toint()
            sign = 1
            if self._sign < 0 and count & 1:
                sign = -1
            return _with_sign(ONERBIGINT.lshift(count), sign)
        i = other.bit_length() - 1
        while i >= 0:
            result = result.mul(result)
            if modulus is not None:
                result = result.mod(modulus)
            if other._digits[i // SHIFT] >> (i % SHIFT) & 1:
                result = result.mul(base)
                if modulus is not None:
                    result = result.mod(modulus)
            i -= 1
        return result

    def neg(self):
        return rbigint(self._digits, -self._sign, self._size)

    def abs(self):
        if self._sign >= 0:
            return self
        return self.neg()

    def invert(self):
        return self.add(ONERBIGINT).neg()

    def int_add(self, iother):
        return self.add(rbigint.fromint(iother))

    def int_sub(self, iother):
        return self.sub(rbigint.fromint(iother))

    def int_mul(self, iother):
        return self.mul(rbigint.fromint(iother))

    def int_floordiv(self, iother):
        return self.floordiv(rbigint.fromint(iother))

    int_div = int_floordiv

    def int_mod(self, iother):
        return self.mod(rbigint.fromint(iother))

    def int_mod_int_result(self, iother):
        return self.int_mod(iother).toint()

    def int_divmod(self, iother):
        return self.divmod(rbigint.fromint(iother))

    def int_pow(self, iother, modulus=None):
        return self.pow(rbigint.fromint(iother), modulus)

    # Bits.

    def lshift(self, n):
        if n < 0:
            raise ValueError("negative shift count")
        if n == 0 or self._sign == 0:
            return self
        words = n // SHIFT
        bits = n % SHIFT
        digits = [0] * (self._size + words + 1)
        carry = 0
        i = 0
        while i < self._size:
            carry |= self._digits[i] << bits
            digits[i + words] = carry & MASK
            carry >>= SHIFT
            i += 1
        digits[i + words] = carry
        return _normalized(digits, self._sign)

    @staticmethod
    def add_int_int_bigint_result(a, b):
        return rbigint.fromint(a).int_add(b)

    @staticmethod
    def sub_int_int_bigint_result(a, b):
        return rbigint.fromint(a).int_sub(b)

    @staticmethod
    def mul_int_int_bigint_result(a, b):
        return rbigint.fromint(a).int_mul(b)

    @staticmethod
    def lshift_int_int_bigint_result(a, b):
        return rbigint.fromint(a).lshift(b)

    def lqshift(self, n):
        return self.lshift(n)

    def rshift(self, n, dont_invert=False):
        if n < 0:
            raise ValueError("negative shift count")
        if n == 0 or self._sign == 0:
            return self
        if self._sign < 0 and not dont_invert:
            return self.invert().rshift(n).invert()
        words = n // SHIFT
        bits = n % SHIFT
        size = self._size - words
        if size <= 0:
            return NULLRBIGINT
        digits = [0] * size
        i = 0
        while i < size:
            digit = self._digits[i + words] >> bits
            if i + words + 1 < self._size:
                digit |= (self._digits[i + words + 1] << (SHIFT - bits)) & MASK
            digits[i] = digit
            i += 1
        return _normalized(digits, self._sign)

    def rqshift(self, n):
        return self.rshift(n)

    def and_(self, other):
        return _bitwise(self, "&", other)

    def or_(self, other):
        return _bitwise(self, "|", other)

    def xor(self, other):
        return _bitwise(self, "^", other)

    def int_and_(self, iother):
        return self.and_(rbigint.fromint(iother))

    def int_or_(self, iother):
        return self.or_(rbigint.fromint(iother))

    def int_xor(self, iother):
        return self.xor(rbigint.fromint(iother))

    def bit_length(self):
        if self._size == 0:
            return 0
        return (self._size - 1) * SHIFT + _bits(self._digits[self._size - 1])

    def bit_count(self):
        result = 0
        i = 0
        while i < self._size:
            digit = self._digits[i]
            while digit:
                digit &= digit - 1
                result += 1
            i += 1
        return result

    # More.

    def gcd(self, other):
        a = self.abs()
        b = other.abs()
        while b._sign != 0:
            a, b = b, a.mod(b)
        return a

    def isqrt(self):
        if self._sign < 0:
            raise ValueError("isqrt() argument must be nonnegative")
        if self._sign == 0:
            return self
        # Newton's method from above.
        x = ONERBIGINT.lshift((self.bit_length() + 1) // 2)
        while True:
            y = x.add(self.floordiv(x)).rshift(1)
            if y.ge(x):
                return x
            x = y

    def get_sign(self):
        return self._sign

    def sign(self):
        return self._sign

    def numdigits(self):
        return max(self._size, 1)

    def int_rsub(self, iother):
        return _from_word(iother).sub(self)

    int_div = int_floordiv

    def abs_rshift_and_mask(self, bigshiftcount, mask):
        """`(abs(self) >> bigshiftcount) & mask`, for a mask of a machine word."""
        return self.abs().rshift(intmask(bigshiftcount)).and_(_from_word(mask)).toint()

    @staticmethod
    def from_list_n_bits(items, nbits):
        """Of the values of groups of so many bits, the lowest first."""
        result = NULLRBIGINT
        for i in range(len(items) - 1, -1, -1):
            result = result.lshift(nbits).or_(_from_word(items[i]))
        return result

    def log(self, base):
        """The logarithm; natural for a base of 0."""
        if self._sign <= 0:
            raise ValueError("math domain error")
        shift = max(self.bit_length() - 900, 0)
        value = math.log(self.rshift(shift).tofloat()) + shift * math.log(2.0)
        if base == 0.0:
            return value
        return value / math.log(base)

    def __repr__(self):
        return "<rbigint " + self.str() + ">"


def _digits_at_a_time(base):
    """The power of the base that fits in a digit, and how many digits of the base are below it."""
    unit = base
    count = 1
    # The powers of 1, the base of texts that have no digit but 0, do not grow.
    while base > 1 and unit * base < BASE:
        unit *= base
        count += 1
    return unit, count


def _divrem(a, b):
    """The quotient rounded towards 0, and the rest, which has the sign of `a`: as in C."""
    if b._sign == 0:
        raise ZeroDivisionError("long division or modulo by zero")
    quotient, rest = _divide(a, b)
    if a._sign * b._sign < 0:
        quotient = quotient.neg()
    if a._sign < 0:
        rest = rest.neg()
    return quotient, rest


def parse_digit_string(parser):
    """The number whose digits a `NumberStringParser` gives."""
    return rbigint._from_numberstring_parser(parser)


def gcd_binary(a, b):
    """The greatest common divisor of two machine integers that are not negative."""
    if a < 0 or b < 0:
        raise ValueError("gcd_binary() of a negative number")
    while b:
        a, b = b, a % b
    return a


def tobytes_int(i, nbytes, byteorder, signed):
    """The bytes of a machine integer."""
    return rbigint.fromint(i).tobytes(nbytes, byteorder, signed)


def frombytes_int(s, byteorder, signed):
    """The machine integer that these bytes are; `OverflowError` if it does not fit in one."""
    return rbigint.frombytes(s, byteorder, signed).toint()


NULLRBIGINT = rbigint([0], 0, 0)
ONERBIGINT = rbigint([1], 1, 1)
ONENEGATIVERBIGINT = rbigint([1], -1, 1)

from rpython.rlib._bigmath import (
    _from_word, _from_unsigned, _with_sign, _normalized, _bits, _compare, _add_digits,
    _sub_digits, _mul_add_small, _divmod_small, _multiply, _divide, _bitwise, _decimal)
