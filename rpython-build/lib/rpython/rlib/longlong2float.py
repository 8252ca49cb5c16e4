"""The bits of floats."""

from rpython import ll


def longlong2float(llval):
    """The float with these bits."""
    return ll.bits_float(ll.cast(ll.I64, llval))


def float2longlong(floatval):
    """The bits, as a signed integer of 64 bits."""
    return ll.float_bits(floatval)


def is_int32_from_longlong_nan(value):
    return (int(value) >> 32) & 0xFFFFFFFF == 0xFFFFFFFE


def encode_int32_into_longlong_nan(value):
    return (value & 0xFFFFFFFF) | (-2 << 32)


def decode_int32_from_longlong_nan(value):
    value = int(value) & 0xFFFFFFFF
    if value >= 0x80000000:
        value -= 0x100000000
    return value
