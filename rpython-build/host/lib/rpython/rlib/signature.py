"""Declared signatures, and types to declare them with."""

import typing


def hinted(declared):
    """What a type that is declared for an argument is as a hint; `None` says nothing."""
    if declared is None:
        return typing.Any
    if isinstance(declared, type):
        return declared
    if isinstance(declared, list) and len(declared) == 1:
        return list[hinted(declared[0])]
    if isinstance(declared, tuple):
        return tuple[tuple([hinted(item) for item in declared])]
    if isinstance(declared, dict) and len(declared) == 1:
        [(key, value)] = declared.items()
        return dict[hinted(key), hinted(value)]
    return getattr(declared, "hint", typing.Any)


def shown(declared):
    """The same as it is written."""
    if isinstance(declared, type):
        return declared.__name__
    if isinstance(declared, list):
        return "[%s]" % ", ".join([shown(item) for item in declared])
    if isinstance(declared, tuple):
        return "(%s)" % ", ".join([shown(item) for item in declared])
    if isinstance(declared, dict):
        return "{%s}" % ", ".join(["%s: %s" % (shown(key), shown(value)) for key, value in declared.items()])
    return repr(declared)


def declare(func, params, result=None):
    """Has translating compare what a function takes and returns with what is declared: hints by name, with their texts."""
    names = func.__code__.co_varnames[:func.__code__.co_argcount]
    declared = dict(zip(names, params))
    declared["return"] = result
    func._declared_ = {name: (hinted(type_), shown(type_)) for name, type_ in declared.items() if type_ is not None}


def signature(*paramtypes, **kwargs):
    """`@signature(types.int(), returns=types.str())`"""
    returntype = kwargs.pop("returns", None)
    if returntype is None:
        raise TypeError("signature: parameter 'returns' required")

    def decorate(f):
        f._signature_ = (tuple(paramtypes), returntype)
        declare(f, paramtypes, returntype)
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
