"""The bits of floats."""

from rpython import ll
from rpython.rlib.rarithmetic import r_singlefloat, r_uint
from rpython.rlib.rstruct import ieee


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


def singlefloat2uint(singlefloat):
    """The bits of a float of 32 bits."""
    return r_uint(ieee.float_pack(float(singlefloat), 4))


def uint2singlefloat(ival):
    return r_singlefloat(ieee.float_unpack(int(ival), 4))


nan_high_word_int32 = -2
nan_encoded_zero = -2 << 32


def can_encode_int32(value):
    return -0x80000000 <= value <= 0x7FFFFFFF


CAN_ALWAYS_ENCODE_INT32 = False


def can_encode_float(value):
    return not is_int32_from_longlong_nan(float2longlong(value))


def maybe_decode_longlong_as_float(value):
    if is_int32_from_longlong_nan(value):
        return float(decode_int32_from_longlong_nan(value))
    return longlong2float(value)
