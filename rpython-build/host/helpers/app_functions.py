"""Attributes of one of several functions, or classes, which nothing changes at run time: tables of what each has."""
from rpython.rlib.objectmodel import specialize


@specialize.memo()
def attribute_of(function, name):
    return getattr(function, name)


@specialize.memo()
def attribute_or(function, name, default):
    return getattr(function, name, default)


@specialize.memo()
def has_attribute(function, name):
    return hasattr(function, name)
