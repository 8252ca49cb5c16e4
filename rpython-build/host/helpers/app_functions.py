"""Attributes of one of several functions, or classes, which nothing changes at run time: tables of what each has."""
from rpython.rlib.objectmodel import specialize


@specialize.memo()
def text_of(function):
    function = getattr(function, "_stands_for_", function)
    return repr(function) if isinstance(function, type) else "<function " + function.__qualname__ + ">"


@specialize.memo()
def attribute_of(function, name):
    return getattr(function, name)


@specialize.memo()
def attribute_or(function, name, default):
    return getattr(function, name, default)


@specialize.memo()
def has_attribute(function, name):
    return hasattr(function, name)
