"""Tests of protocols whose members are not all methods: objects have some of these for themselves."""
from typing import _members

__specialize__ = "types"


def make_test(*classes):
    """`isinstance` with some classes, or None if none of them is such a protocol. It is made while a program is
    translated."""
    protocols = [cls for cls in classes if _asks_objects(cls)]
    if len(protocols) == 0:
        return None
    test = _of_classes(tuple([cls for cls in classes if cls not in protocols]))
    for protocol in protocols:
        test = _either(test, _has_all(_members(protocol)))
    return test


def _asks_objects(cls):
    names = cls.__dict__
    if not names.get("_is_protocol_") or not names.get("_is_runtime_protocol_"):
        return False
    return not all([callable(getattr(cls, name, None)) for name in _members(cls)])


def _of_classes(classes):
    def test(x):
        return isinstance(x, classes)

    return test


def _either(first, second):
    def test(x):
        return first(x) or second(x)

    return test


def _has_all(names):
    if len(names) == 0:
        return lambda x: True
    name = names[0]
    rest = _has_all(names[1:])

    def test(x):
        return hasattr(x, name) and rest(x)

    return test
