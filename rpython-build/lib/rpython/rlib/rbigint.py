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

# From so many digits on, numbers are multiplied in halves.
KARATSUBA_CUTOFF = 60
# From so many digits on, the text is made of two halves.
TEXT_CUTOFF = 40

# What `hash` counts modulo, as that of Python's integers.
HASH_BITS = 61
HASH_MODULUS = (1 << HASH_BITS) - 1

MAXINT = (1 << LONG_BIT - 1) - 1
MININT = -MAXINT - 1


class InvalidEndiannessError(Exception):
    pass


class InvalidSignednessError(Exception):
    pass


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
        from rpython.rlib.rstring import NumberStringParser
        if allow_underscores:
            s = _without_underscores(s, base)
        parser = NumberStringParser(s, s, base, "long")
        return rbigint._from_numberstring_parser(parser)

    @staticmethod
    def _from_numberstring_parser(parser):
        base = parser.base
        # As many digits at a time as fit.
        count = 1
        unit = base
        while unit * base < BASE:
            unit *= base
            count += 1
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

    def str(self):
        if self._size <= 2:
            return str(self.toint())
        text = _decimal(self.abs())
        if self._sign < 0:
            return "-" + text
        return text

    def repr(self):
        return self.str() + "L"

    def format(self, digits, prefix="", suffix=""):
        """In the base that has so many digits."""
        base = len(digits)
        unit = base
        count = 1
        while unit * base < BASE:
            unit *= base
            count += 1
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
        if other._sign == 0:
            raise ZeroDivisionError("long division or modulo by zero")
        quotient, rest = _divide(self, other)
        if self._sign * other._sign < 0:
            quotient = quotient.neg()
        if self._sign < 0:
            rest = rest.neg()
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

    def __repr__(self):
        return "<rbigint " + self.str() + ">"


def _from_word(value):
    if value == 0:
        return NULLRBIGINT
    if value > 0:
        return _with_sign(_from_unsigned(r_uint(value)), 1)
    return _with_sign(_from_unsigned(-r_uint(value)), -1)


def _from_unsigned(value):
    digits = [0] * 3
    i = 0
    while i < 3:
        digits[i] = intmask(value & r_uint(MASK))
        value = value >> SHIFT
        i += 1
    return _normalized(digits, 1)


def _with_sign(a, sign):
    """The absolute value with this sign."""
    if a._size == 0 or a._sign == sign:
        return a
    return rbigint(a._digits, sign, a._size)


def _normalized(digits, sign):
    size = len(digits)
    while size > 0 and digits[size - 1] == 0:
        size -= 1
    if size == 0:
        return NULLRBIGINT
    return rbigint(digits, sign, size)


def _bits(digit):
    """How many bits a digit has."""
    result = 0
    while digit >= 256:
        digit >>= 8
        result += 8
    while digit:
        digit >>= 1
        result += 1
    return result


def _compare(a, b):
    """Of the absolute values: negative, 0 or positive."""
    if a._size != b._size:
        return a._size - b._size
    i = a._size - 1
    while i >= 0:
        if a._digits[i] != b._digits[i]:
            if a._digits[i] < b._digits[i]:
                return -1
            return 1
        i -= 1
    return 0


def _add_digits(a, b, sign):
    """The sum of the absolute values."""
    if a._size < b._size:
        a, b = b, a
    digits = [0] * (a._size + 1)
    carry = 0
    i = 0
    while i < a._size:
        carry += a._digits[i]
        if i < b._size:
            carry += b._digits[i]
        digits[i] = carry & MASK
        carry >>= SHIFT
        i += 1
    digits[i] = carry
    return _normalized(digits, sign)


def _sub_digits(a, b, sign):
    """The difference of the absolute values, with this sign if the first is the larger."""
    order = _compare(a, b)
    if order == 0:
        return NULLRBIGINT
    if order < 0:
        a, b = b, a
        sign = -sign
    digits = [0] * a._size
    borrow = 0
    i = 0
    while i < a._size:
        borrow += a._digits[i]
        if i < b._size:
            borrow -= b._digits[i]
        digits[i] = borrow & MASK
        borrow >>= SHIFT
        i += 1
    return _normalized(digits, sign)


def _mul_add_small(a, n, plus):
    """`abs(a) * n + plus`, both below `BASE`."""
    digits = [0] * (a._size + 1)
    carry = plus
    i = 0
    while i < a._size:
        carry += a._digits[i] * n
        digits[i] = carry & MASK
        carry >>= SHIFT
        i += 1
    digits[i] = carry
    return _normalized(digits, 1)


def _divmod_small(a, n):
    """`divmod(abs(a), n)` for a number below `BASE`."""
    digits = [0] * max(a._size, 1)
    rest = 0
    i = a._size - 1
    while i >= 0:
        rest = (rest << SHIFT) | a._digits[i]
        digit = rest // n
        digits[i] = digit
        rest -= digit * n
        i -= 1
    return _normalized(digits, 1), rest


def _multiply(a, b):
    """The product of the absolute values; the first has at most as many digits."""
    if a._size < KARATSUBA_CUTOFF:
        return _multiply_plain(a, b)
    if a._size * 2 <= b._size:
        return _multiply_lopsided(a, b)
    # (a1 B + a0) (b1 B + b0) with three products.
    half = b._size // 2
    a0 = _low(a, half)
    a1 = _high(a, half)
    b0 = _low(b, half)
    b1 = _high(b, half)
    low = a0.mul(b0)
    high = a1.mul(b1)
    middle = a0.add(a1).mul(b0.add(b1)).sub(low).sub(high)
    digits = [0] * (a._size + b._size + 1)
    _add_at(digits, low, 0)
    _add_at(digits, high, half * 2)
    _add_at(digits, middle, half)
    return _normalized(digits, 1)


def _multiply_plain(a, b):
    digits = [0] * (a._size + b._size)
    i = 0
    while i < a._size:
        factor = a._digits[i]
        carry = 0
        j = 0
        while j < b._size:
            carry += digits[i + j] + b._digits[j] * factor
            digits[i + j] = carry & MASK
            carry >>= SHIFT
            j += 1
        digits[i + j] = carry
        i += 1
    return _normalized(digits, 1)


def _multiply_lopsided(a, b):
    """The second has many more digits: its parts are as large as the first."""
    digits = [0] * (a._size + b._size + 1)
    at = 0
    while at < b._size:
        part = _low(_high(b, at), a._size)
        _add_at(digits, a.abs().mul(part), at)
        at += a._size
    return _normalized(digits, 1)


def _low(a, n):
    """The lowest digits."""
    return _normalized(a._digits[:min(n, a._size)], 1)


def _high(a, n):
    """The digits from there on."""
    if n >= a._size:
        return NULLRBIGINT
    return _normalized(a._digits[n:a._size], 1)


def _add_at(digits, a, at):
    """Adds a number to digits, from that digit on."""
    carry = 0
    i = 0
    while i < a._size or carry:
        carry += digits[at + i]
        if i < a._size:
            carry += a._digits[i]
        digits[at + i] = carry & MASK
        carry >>= SHIFT
        i += 1


def _divide(a, b):
    """Quotient and rest of the absolute values."""
    order = _compare(a, b)
    if order < 0:
        return NULLRBIGINT, a.abs()
    if b._size == 1:
        quotient, rest = _divmod_small(a, b._digits[0])
        return quotient, _from_word(rest)
    # Knuth's algorithm D; the highest bit of the divisor has to be set.
    shift = SHIFT - _bits(b._digits[b._size - 1])
    divisor = b.abs().lshift(shift)
    shifted = a.abs().lshift(shift)
    n = divisor._size
    rest = [0] * (a._size + 1)
    i = 0
    while i < shifted._size:
        rest[i] = shifted._digits[i]
        i += 1
    m = len(rest) - n
    quotient = [0] * m
    first = divisor._digits[n - 1]
    second = divisor._digits[n - 2]
    j = m - 1
    while j >= 0:
        top = (rest[j + n] << SHIFT) | rest[j + n - 1]
        guess = top // first
        left = top - guess * first
        while guess >= BASE or guess * second > ((left << SHIFT) | rest[j + n - 2]):
            guess -= 1
            left += first
            if left >= BASE:
                break
        borrow = 0
        i = 0
        while i < n:
            borrow += rest[i + j] - guess * divisor._digits[i]
            rest[i + j] = borrow & MASK
            borrow >>= SHIFT
            i += 1
        borrow += rest[j + n]
        rest[j + n] = borrow & MASK
        if borrow < 0:
            # One too many.
            guess -= 1
            carry = 0
            i = 0
            while i < n:
                carry += rest[i + j] + divisor._digits[i]
                rest[i + j] = carry & MASK
                carry >>= SHIFT
                i += 1
            rest[j + n] = (rest[j + n] + carry) & MASK
        quotient[j] = guess
        j -= 1
    return _normalized(quotient, 1), _normalized(rest, 1).rshift(shift)


def _bitwise(a, op, b):
    """On two's complements, as if there were endlessly many digits."""
    size = max(a._size, b._size) + 1
    digits = [0] * size
    carry_a = 1
    carry_b = 1
    i = 0
    while i < size:
        x = 0
        if i < a._size:
            x = a._digits[i]
        if a._sign < 0:
            carry_a += x ^ MASK
            x = carry_a & MASK
            carry_a >>= SHIFT
        y = 0
        if i < b._size:
            y = b._digits[i]
        if b._sign < 0:
            carry_b += y ^ MASK
            y = carry_b & MASK
            carry_b >>= SHIFT
        if op == "&":
            digits[i] = x & y
        elif op == "|":
            digits[i] = x | y
        else:
            digits[i] = x ^ y
        i += 1
    if digits[size - 1] == 0:
        return _normalized(digits, 1)
    carry = 1
    i = 0
    while i < size:
        carry += digits[i] ^ MASK
        digits[i] = carry & MASK
        carry >>= SHIFT
        i += 1
    return _normalized(digits, -1)


def _decimal(a):
    """The decimal digits of a number that is not negative."""
    if a._size <= TEXT_CUTOFF:
        parts = []
        while a._size > 0:
            a, rest = _divmod_small(a, 1000000000)
            part = str(rest)
            if a._size > 0:
                part = "0" * (9 - len(part)) + part
            parts.append(part)
        parts.reverse()
        if not parts:
            return "0"
        return "".join(parts)
    # Two halves; a digit is worth a little more than nine decimal ones.
    count = a._size * SHIFT * 3 // 20
    high, low = _divide(a, _ten_to(count))
    text = _decimal(low)
    return _decimal(high) + "0" * (count - len(text)) + text


def _ten_to(n):
    return _from_word(10).pow(_from_word(n))


def _without_underscores(s, base):
    """The text without single underscores between digits, or behind a prefix."""
    from rpython.rlib.rstring import ParseStringError
    out = []
    before = ""
    i = 0
    while i < len(s):
        c = s[i]
        if c == "_":
            if not before.isalnum() or i + 1 >= len(s) or not s[i + 1].isalnum():
                if base == 0:
                    base = 10
                raise ParseStringError("invalid literal for long() with base %d" % base)
        else:
            out.append(c)
        before = c
        i += 1
    return "".join(out)


NULLRBIGINT = rbigint([0], 0, 0)
ONERBIGINT = rbigint([1], 1, 1)
