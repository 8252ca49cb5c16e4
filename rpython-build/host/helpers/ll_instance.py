"""Instances."""
from rpython.ll import is_subclass, unlikely, inline, dont_inline, hlstr

__specialize__ = "low_level"


@inline
def ll_check_class(has, cls, name):
    if unlikely(not has):
        ll_attribute_error(cls, name)


@inline
def ll_check_attribute(has, obj, name):
    if unlikely(not has):
        ll_attribute_error(obj.typeptr, name)


@dont_inline
def ll_attribute_error(cls, name):
    raise AttributeError("'" + hlstr(cls.name) + "' object has no attribute '" + hlstr(name) + "'")


@dont_inline
def ll_not_ordered(symbol, a, b):
    raise TypeError("'" + hlstr(symbol) + "' not supported between instances of '" + hlstr(a) + "' and '" + hlstr(b)
                    + "'")


def ll_isinstance(p, cls):
    """Whether an instance that may be null is of a class or a subclass."""
    if not p:
        return False
    return is_subclass(p.typeptr, cls)


def ll_issubclass(cls, of):
    return is_subclass(cls, of)


def ll_shown_type_or_none(p, none):
    if not p:
        return none
    return p.typeptr.shown


def ll_type_or_none(p, none):
    if not p:
        return none
    return p.typeptr
