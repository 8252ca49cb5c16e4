"""Copies of classes, made while a program is translated; this is not translated itself."""
from types import FunctionType

__specialize__ = "types"


def copied(value):
    """A function, or what holds functions, with code that is shared but an identity of its own."""
    if isinstance(value, FunctionType):
        copy = FunctionType(value.__code__, value.__globals__, value.__name__, value.__defaults__, value.__closure__)
        copy.__kwdefaults__ = value.__kwdefaults__
        copy.__qualname__ = value.__qualname__
        copy.__dict__.update(value.__dict__)
        return copy
    if isinstance(value, property):
        return property(copied(value.fget), copied(value.fset), copied(value.fdel))
    if isinstance(value, staticmethod):
        return staticmethod(copied(value.__func__))
    if isinstance(value, classmethod):
        return classmethod(copied(value.__func__))
    return value


def specialized(cls):
    """A subclass that has functions of its own for all that `cls` and its mixins define."""
    namespace = {"_copied_": cls}
    for base in reversed(cls.__mro__):
        if base is not cls and not base.__dict__.get("_mixin_"):
            continue
        for name, value in base.__dict__.items():
            if name not in ("__dict__", "__weakref__", "__doc__", "_annspecialcase_", "_mixin_"):
                namespace[name] = copied(value)
    result = type(cls)(cls.__name__, (cls,), namespace)
    result._same_ = result
    return result


def init_fields(cls):
    """The names of the fields that the constructor of a dataclass, or of a named tuple, takes."""
    if "_named_" in dir(cls):
        return cls._fields
    return tuple([f.name for f in cls.__dataclass_fields__.values() if f.init and f._kind == "field"])


def is_tagged(x, kinds):
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
