"""What is known of classes while a program is translated; and tests of values that say what they are."""

__specialize__ = "types"


def init_fields(cls):
    """The names of the fields that the constructor of a dataclass, or of a named tuple, takes."""
    if "_named_" in dir(cls):
        return cls._fields
    return tuple([f.name for f in cls.__dataclass_fields__.values() if f.init and f._kind == "field"])


def is_of_types(x, kinds):
    """`isinstance` of a value that says itself what it is; None is the last of the kinds."""
    if x is None:
        return kinds & 64 != 0
    return x._is_a(kinds)


def complete_flags(cls):
    """Makes all members of an enumeration of flags."""
    mask = cls._flag_mask_
    bits = [1 << i for i in range(mask.bit_length()) if mask & 1 << i]
    if len(bits) <= 12:
        for number in range(1 << len(bits)):
            cls(sum([bit for i, bit in enumerate(bits) if number >> i & 1]))
