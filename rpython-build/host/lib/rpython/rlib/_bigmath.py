"""The arithmetic of `rbigint`: functions on the digits of absolute values.

The last lines of `rbigint` import it, when there is all that it needs.
"""

from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rlib.rbigint import BASE, MASK, NULLRBIGINT, SHIFT, rbigint

# From so many digits on, numbers are multiplied in halves.
KARATSUBA_CUTOFF = 60
# From so many digits on, the text is made of two halves.
TEXT_CUTOFF = 40


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
