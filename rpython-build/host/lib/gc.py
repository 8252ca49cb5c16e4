"""The collector, by the names of Python's module. It runs when memory runs short, always."""

from rpython.rlib import rgc as _rgc
from rpython.rlib.objectmodel import we_are_translated as _we_are_translated


class _State:
    enabled = True


_state = _State()


def collect(generation=2):
    """Nothing counts what it frees."""
    if _we_are_translated():
        _rgc.collect()
    return 0


def enable():
    _state.enabled = True


def disable():
    """What is asked for is noted; a collection that memory needs takes place all the same."""
    _state.enabled = False


def isenabled():
    return _state.enabled


def freeze():
    pass


def unfreeze():
    pass
