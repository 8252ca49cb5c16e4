"""Floats in the formats of IEEE 754, by arithmetic alone."""

import math


def _round_half_even(x):
    whole = math.floor(x)
    diff = x - whole
    n = int(whole)
    if diff > 0.5 or diff == 0.5 and n & 1:
        n += 1
    return n


def _format(size):
    """Bits of the fraction, and the largest exponent."""
    if size == 2:
        return 10, 16
    if size == 4:
        return 23, 128
    if size == 8:
        return 52, 1024
    raise ValueError("invalid size value")


def float_pack(x, size):
    """The bits of the float in a format of 2, 4 or 8 bytes, as a signed integer."""
    fraction_bits, max_exp = _format(size)
    sign = math.copysign(1.0, x) < 0.0
    if math.isinf(x):
        biased = 2 * max_exp - 1
        fraction = 0
    elif math.isnan(x):
        biased = 2 * max_exp - 1
        fraction = 1 << (fraction_bits - 1)
    elif x == 0.0:
        biased = 0
        fraction = 0
    else:
        m, e = math.frexp(math.fabs(x))
        # m is in [0.5, 1): as 1.f times two to the power of e - 1.
        min_exp = 3 - max_exp
        if e < min_exp:
            # Subnormal.
            fraction = _round_half_even(math.ldexp(m, e - min_exp + fraction_bits + 1))
            biased = 0
        else:
            fraction = _round_half_even(math.ldexp(m, fraction_bits + 1)) - (1 << fraction_bits)
            biased = e - min_exp + 1
        if fraction == 1 << fraction_bits:
            # Rounded up to the next power of two.
            fraction = 0
            biased += 1
        if biased >= 2 * max_exp - 1:
            raise OverflowError("float too large to pack in this format")
    bits = (biased << fraction_bits) | fraction
    if sign:
        if size == 8:
            bits = bits - 0x4000000000000000 - 0x4000000000000000
        else:
            bits |= 1 << (8 * size - 1)
    return bits


def float_unpack(bits, size):
    """The float with these bits."""
    fraction_bits, max_exp = _format(size)
    bits = int(bits)
    sign = (bits >> (8 * size - 1)) & 1
    biased = (bits >> fraction_bits) & (2 * max_exp - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    if biased == 2 * max_exp - 1:
        result = float("nan") if fraction else float("inf")
    elif biased == 0:
        result = math.ldexp(float(fraction), 3 - max_exp - fraction_bits - 1)
    else:
        m = float(fraction + (1 << fraction_bits))
        result = math.ldexp(m, biased + 3 - max_exp - 1 - fraction_bits - 1)
    return -result if sign else result


def pack_float(result, x, size, be):
    """Appends the bytes to a list of characters (or bytes)."""
    bits = float_pack(x, size)
    i = 0
    while i < size:
        shift = 8 * (size - 1 - i) if be else 8 * i
        result.append(chr((bits >> shift) & 0xFF))
        i += 1


def unpack_float(s, be):
    """The float that these bytes are."""
    size = len(s)
    bits = 0
    i = 0
    while i < size:
        shift = 8 * (size - 1 - i) if be else 8 * i
        bits |= _byte(s[i]) << shift
        i += 1
    return float_unpack(bits, size)


def _byte(c):
    return ord(c) if isinstance(c, str) else int(c)


_byte._annspecialcase_ = "specialize:argtype(0)"
unpack_float._annspecialcase_ = "specialize:argtype(0)"


round_to_nearest = _round_half_even


def pack_float_to_buffer(buf, pos, x, size, be):
    """Writes the bytes to a bytearray, from a place on."""
    bits = float_pack(x, size)
    i = 0
    while i < size:
        shift = 8 * (size - 1 - i) if be else 8 * i
        buf[pos + i] = (bits >> shift) & 0xFF
        i += 1
