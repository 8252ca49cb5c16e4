"""Types for `signature`."""


class _Type:
    def __init__(self, name, *args):
        self.name = name
        self.args = args

    def __repr__(self):
        return "%s(%s)" % (self.name, ", ".join([repr(arg) for arg in self.args]))


def none():
    return _Type("none")


def impossible():
    return _Type("impossible")


def float():
    return _Type("float")


def singlefloat():
    return _Type("singlefloat")


def longfloat():
    return _Type("longfloat")


def int():
    return _Type("int")


def bool():
    return _Type("bool")


def unicode():
    return _Type("unicode")


def str():
    return _Type("str")


def char():
    return _Type("char")


def bytearray():
    return _Type("bytearray")


def list(element):
    return _Type("list", element)


def array(element):
    return _Type("array", element)


def dict(keytype, valuetype):
    return _Type("dict", keytype, valuetype)


def instance(cls):
    return _Type("instance", cls)


def self():
    return _Type("self")


def any():
    return _Type("any")


def ptr(ll_type):
    return _Type("ptr", ll_type)


def int_nonneg():
    return _Type("int_nonneg")


def str0():
    return _Type("str")


def unicode0():
    return _Type("unicode")
