"""Registers how to pickle types. Nothing is pickled here."""

dispatch_table = {}


def pickle(ob_type, pickle_function, constructor_ob=None):
    dispatch_table[ob_type] = pickle_function


def constructor(obj):
    if not callable(obj):
        raise TypeError("constructors must be callable")


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)
