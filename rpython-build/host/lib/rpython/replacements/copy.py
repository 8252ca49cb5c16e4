"""`copy` in translated code, which cannot ask an object for all of its attributes, nor make one without its
constructor."""

__specialize__ = "types"


def copy(x):
    if x is None:
        return None
    if isinstance(x, (list, dict, set, bytearray)):
        return x.copy()
    if isinstance(x, (int, float, str, bytes, tuple, frozenset)):
        return x
    return x.__copy__()


copy._annspecialcase_ = "specialize:call_location"
