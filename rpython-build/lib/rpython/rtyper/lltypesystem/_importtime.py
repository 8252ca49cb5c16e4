"""What low-level operations mean while a program is imported."""

from rpython import ll
from rpython.rlib import rarithmetic

__specialize__ = "low_level"


def cast(T, x):
    """A number as one of a low-level type; pointers can only be null."""
    kind = ll.type_kind(T)
    if kind == "ptr":
        if x is None or isinstance(x, int) and x == 0:
            return ll.nullptr(T.TO)
        if isinstance(x, int):
            raise TypeError("a pointer cannot be made of %d while a program is imported" % x)
        return x
    if isinstance(x, str):
        x = ord(x)
    elif isinstance(x, bytes):
        x = x[0]
    if T is ll.Float:
        return float(x)
    if T is ll.SingleFloat:
        return rarithmetic.r_singlefloat(float(x))
    if T is ll.Bool:
        return bool(x)
    if T is ll.Char:
        return chr(int(x) & 255)
    if T is ll.UniChar:
        return chr(int(x))
    if T is ll.Signed:
        return rarithmetic.intmask(int(x))
    for known, cls in _INTEGERS:
        if T is known:
            return cls(int(x))
    raise TypeError("this type has no values while a program is imported")


_INTEGERS = [(ll.Unsigned, rarithmetic.r_uint), (ll.I8, rarithmetic.r_int8), (ll.U8, rarithmetic.r_uint8),
             (ll.I16, rarithmetic.r_int16), (ll.U16, rarithmetic.r_uint16), (ll.I32, rarithmetic.r_int32),
             (ll.U32, rarithmetic.r_uint32), (ll.I64, rarithmetic.r_int64), (ll.U64, rarithmetic.r_uint64),
             (ll.I128, rarithmetic.r_longlonglong)]
