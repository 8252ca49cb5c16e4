"""Text and comparison of containers and of values that may be None, in ordinary Python.

The annotator calls these in place of `str(x)`, `x == y` and the like where items may be the
program's own objects. Each is made anew for the types of its arguments.
"""


def nullable_str(x):
    if x is None:
        return "None"
    return str(x)


def nullable_repr(x):
    if x is None:
        return "None"
    return repr(x)


def nullable_bool(x):
    if x is None:
        return False
    return x.__bool__()


def nullable_len_bool(x):
    if x is None:
        return False
    return x.__len__() != 0


def nullable_eq(x, y):
    if x is None or y is None:
        return x is y
    return x == y


def nullable_ne(x, y):
    if x is None or y is None:
        return x is not y
    return x != y


def list_repr(xs):
    if len(xs) == 0:
        return "[]"
    parts = []
    for x in xs:
        parts.append(repr(x))
    return "[" + ", ".join(parts) + "]"


def dict_repr(d):
    parts = []
    for key, value in d.items():
        parts.append(repr(key) + ": " + repr(value))
    return "{" + ", ".join(parts) + "}"


def set_repr(s):
    if len(s) == 0:
        return "set()"
    parts = []
    for x in s:
        parts.append(repr(x))
    return "{" + ", ".join(parts) + "}"


def frozenset_repr(s):
    if len(s) == 0:
        return "frozenset()"
    parts = []
    for x in s:
        parts.append(repr(x))
    return "frozenset({" + ", ".join(parts) + "})"


def tuple0_repr(t):
    return "()"


def list_eq(a, b):
    n = len(a)
    if n != len(b):
        return False
    i = 0
    while i < n:
        if not (a[i] == b[i]):
            return False
        i += 1
    return True


def list_ne(a, b):
    return not list_eq(a, b)


def list_lt(a, b):
    n = min(len(a), len(b))
    i = 0
    while i < n:
        if not (a[i] == b[i]):
            return a[i] < b[i]
        i += 1
    return len(a) < len(b)


def list_gt(a, b):
    return list_lt(b, a)


def list_le(a, b):
    return not list_lt(b, a)


def list_ge(a, b):
    return not list_lt(a, b)


def dict_eq(a, b):
    if len(a) != len(b):
        return False
    for key, value in a.items():
        if key not in b:
            return False
        if not (b[key] == value):
            return False
    return True


def dict_ne(a, b):
    return not dict_eq(a, b)


def contains(xs, item):
    for x in xs:
        if x == item:
            return True
    return False
