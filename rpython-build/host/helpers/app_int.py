"""Methods of numbers, in ordinary Python, for translated code.

Each is made anew for the types of its arguments.
"""
from math import frexp
from rpython.rlib.rarithmetic import intmask

__specialize__ = "types"


def overflow(n):
    """`ovfcheck` of a constant that fits no machine word."""
    raise OverflowError("integer operation overflowed")


def int_to_bytes(n, length=1, byteorder="big", signed=False):
    if length < 0:
        raise ValueError("length argument must be non-negative")
    if n < 0 and not signed:
        raise OverflowError("can't convert negative int to unsigned")
    result = bytearray(length)
    last = 0
    i = 0
    while i < length:
        last = intmask(n & 255)
        if byteorder == "little":
            result[i] = last
        elif byteorder == "big":
            result[length - 1 - i] = last
        else:
            raise ValueError("byteorder must be either 'little' or 'big'")
        n >>= 8
        i += 1
    if signed:
        # What is left over must repeat the sign.
        if not (n == 0 and last < 128) and not (n == -1 and (last >= 128 or length == 0)):
            raise OverflowError("int too big to convert")
    elif n != 0:
        raise OverflowError("int too big to convert")
    return bytes(result)


def int_from_bytes(data, byteorder="big", signed=False):
    if byteorder != "big" and byteorder != "little":
        raise ValueError("byteorder must be either 'little' or 'big'")
    text = bytes(data)
    n = len(text)
    result = 0
    i = 0
    while i < n:
        if byteorder == "big":
            result = (result << 8) | text[i]
        else:
            result = (result << 8) | text[n - 1 - i]
        if i == 0 and signed and result >= 128:
            result -= 256
        i += 1
    return result


def int_as_integer_ratio(n):
    return n, 1


def float_as_integer_ratio(x):
    if x != x:
        raise ValueError("cannot convert NaN to integer ratio")
    if x - x != 0.0:
        raise OverflowError("cannot convert Infinity to integer ratio")
    mantissa, exponent = frexp(x)
    i = 0
    while i < 300 and mantissa != float(int(mantissa)):
        mantissa *= 2.0
        exponent -= 1
        i += 1
    top = int(mantissa)
    if exponent >= 0:
        if top != 0 and (exponent > 62 or (top << exponent) >> exponent != top):
            raise OverflowError("the ratio does not fit in machine integers")
        return top << exponent, 1
    if exponent < -62:
        raise OverflowError("the ratio does not fit in machine integers")
    return top, 1 << -exponent


def float_hex(x):
    if x != x:
        return "nan"
    sign = ""
    if x < 0.0 or (x == 0.0 and str(x) == "-0.0"):
        sign = "-"
        x = -x
    if x - x != 0.0:
        return sign + "inf"
    if x == 0.0:
        return sign + "0x0.0p+0"
    mantissa, exponent = frexp(x)
    mantissa *= 2.0
    exponent -= 1
    while exponent < -1022:
        # Denormal: the exponent is the smallest.
        mantissa /= 2.0
        exponent += 1
    lead = int(mantissa)
    mantissa -= lead
    digits = ""
    i = 0
    while i < 13:
        mantissa *= 16.0
        digit = int(mantissa)
        mantissa -= digit
        digits += "0123456789abcdef"[digit]
        i += 1
    mark = "+"
    if exponent < 0:
        mark = "-"
        exponent = -exponent
    return sign + "0x" + str(lead) + "." + digits + "p" + mark + str(exponent)


def hex_digit(c):
    if "0" <= c <= "9":
        return ord(c) - 48
    if "a" <= c <= "f":
        return ord(c) - 87
    if "A" <= c <= "F":
        return ord(c) - 55
    return -1


def bad_hex():
    raise ValueError("invalid hexadecimal floating-point string")


def large_hex():
    raise OverflowError("hexadecimal value too large to represent as a float")


def float_fromhex(text):
    s = text.strip(" \t\n\x0b\x0c\r")
    n = len(s)
    at = 0
    negative = False
    if at < n and (s[at] == "-" or s[at] == "+"):
        negative = s[at] == "-"
        at += 1
    word = s[at:].lower()
    if word == "inf" or word == "infinity":
        if negative:
            return -float("inf")
        return float("inf")
    if word == "nan":
        return float("nan")
    if at + 1 < n and s[at] == "0" and (s[at + 1] == "x" or s[at + 1] == "X"):
        at += 2
    # Up to 60 bits of digits; what follows only says whether something follows.
    value = 0
    sticky = False
    exponent = 0
    digits = 0
    point = False
    while at < n:
        c = s[at]
        if c == "." and not point:
            point = True
            at += 1
            continue
        digit = hex_digit(c)
        if digit < 0:
            break
        digits += 1
        at += 1
        if value < 1 << 56:
            value = value * 16 + digit
            if point:
                exponent -= 4
        else:
            if digit != 0:
                sticky = True
            if not point:
                exponent += 4
    if digits == 0:
        bad_hex()
    if at < n and (s[at] == "p" or s[at] == "P"):
        at += 1
        minus = False
        if at < n and (s[at] == "-" or s[at] == "+"):
            minus = s[at] == "-"
            at += 1
        if at >= n or not "0" <= s[at] <= "9":
            bad_hex()
        shift = 0
        while at < n and "0" <= s[at] <= "9":
            if shift < 1000000000:
                shift = shift * 10 + ord(s[at]) - 48
            at += 1
        if minus:
            shift = -shift
        exponent += shift
    if at < n:
        bad_hex()
    if value == 0:
        if negative:
            return -0.0
        return 0.0
    bits = value.bit_length()
    top = bits + exponent
    if top > 1024:
        large_hex()
    # How many bits the result keeps: 53, fewer below the normal numbers.
    keep = 53
    if top < -1021:
        keep = 53 - (-1021 - top)
    drop = bits - keep
    if drop > 0:
        if drop > 62:
            value = 0
            drop = 0
        else:
            rest = value & ((1 << drop) - 1)
            half = 1 << (drop - 1)
            value >>= drop
            exponent += drop
            if rest > half or (rest == half and (sticky or value & 1)):
                value += 1
        if value == 0:
            if negative:
                return -0.0
            return 0.0
        if value.bit_length() + exponent > 1024:
            large_hex()
    result = float(value)
    # In steps that neither overflow nor round on the way.
    while exponent > 0:
        step = min(exponent, 900)
        result *= 2.0 ** step
        exponent -= step
    while exponent < 0:
        step = min(-exponent, 1000)
        result *= 2.0 ** -step
        exponent += step
    if negative:
        return -result
    return result


def indexes(items):
    return [item.__index__() for item in items]
