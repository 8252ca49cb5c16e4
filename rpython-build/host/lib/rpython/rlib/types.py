"""Types for `signature`."""

import builtins
import typing


class _Type:
    def __init__(self, name, *args, hint=typing.Any):
        self.name = name
        self.args = args
        self.hint = hint

    def __repr__(self):
        shown = [arg.__name__ if isinstance(arg, type) else repr(arg) for arg in self.args]
        return "types.%s(%s)" % (self.name, ", ".join(shown))


def none():
    return _Type("none", hint=None)


def impossible():
    return _Type("impossible")


def float():
    return _Type("float", hint=builtins.float)


def singlefloat():
    return _Type("singlefloat", hint=builtins.float)


def longfloat():
    return _Type("longfloat")


def int():
    return _Type("int", hint=builtins.int)


def bool():
    return _Type("bool", hint=builtins.bool)


def unicode():
    return _Type("unicode", hint=builtins.str)


def str():
    return _Type("str", hint=builtins.str)


def char():
    return _Type("char", hint=builtins.str)


def bytearray():
    return _Type("bytearray", hint=builtins.bytearray)


def list(element):
    return _Type("list", element, hint=builtins.list[element.hint])


def array(element):
    return _Type("array", element)


def dict(keytype, valuetype):
    return _Type("dict", keytype, valuetype, hint=builtins.dict[keytype.hint, valuetype.hint])


def instance(cls):
    return _Type("instance", cls, hint=typing.Optional[cls])


def self():
    return _Type("self")


def any():
    return _Type("any")


def ptr(ll_type):
    return _Type("ptr", ll_type)


def int_nonneg():
    return _Type("int_nonneg", hint=builtins.int)


def str0():
    return _Type("str", hint=builtins.str)


def unicode0():
    return _Type("unicode", hint=builtins.str)
