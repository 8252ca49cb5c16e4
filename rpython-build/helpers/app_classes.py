"""Copies of classes, made while a program is translated; this is not translated itself."""
from types import FunctionType


def _copied(value):
    if isinstance(value, FunctionType):
        copy = FunctionType(value.__code__, value.__globals__, value.__name__, value.__defaults__, value.__closure__)
        copy.__kwdefaults__ = value.__kwdefaults__
        copy.__qualname__ = value.__qualname__
        copy.__dict__.update(value.__dict__)
        return copy
    if isinstance(value, property):
        return property(_copied(value.fget), _copied(value.fset), _copied(value.fdel))
    if isinstance(value, staticmethod):
        return staticmethod(_copied(value.__func__))
    if isinstance(value, classmethod):
        return classmethod(_copied(value.__func__))
    return value


def specialized(cls):
    """A subclass that has functions of its own for all that `cls` and its mixins define."""
    namespace = {}
    for base in reversed(cls.__mro__):
        if base is not cls and not base.__dict__.get("_mixin_"):
            continue
        for name, value in base.__dict__.items():
            if name not in ("__dict__", "__weakref__", "__doc__", "_annspecialcase_", "_mixin_"):
                namespace[name] = _copied(value)
    result = type(cls)(cls.__name__, (cls,), namespace)
    result._same_ = result
    return result


def init_fields(cls):
    """The names of the fields of a dataclass that its constructor takes."""
    return tuple([f.name for f in cls.__dataclass_fields__.values() if f.init and f._kind == "field"])


def is_tagged(x, kinds):
    """`isinstance` of a value that says itself what it is; None is the last of the kinds."""
    if x is None:
        return kinds & 64 != 0
    return x._is_a(kinds)
