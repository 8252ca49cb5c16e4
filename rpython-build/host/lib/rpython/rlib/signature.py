"""Declared signatures, and types to declare them with."""


def signature(*paramtypes, **kwargs):
    """`@signature(types.int(), returns=types.str())`"""
    returntype = kwargs.pop("returns", None)
    if returntype is None:
        raise TypeError("signature: parameter 'returns' required")

    def decorate(f):
        f._signature_ = (tuple(paramtypes), returntype)
        return f
    return decorate


class FieldSpec:
    def __init__(self, tp):
        self.type = tp


class ClassSpec:
    def __init__(self, fields, inherit=False):
        self.fields = fields
        self.inherit = inherit


def field(name, tp):
    return FieldSpec(tp)


def finishsigs(cls):
    """Class decorator: the methods' signatures may name the class itself."""
    cls._sigs_finished_ = True
    return cls
