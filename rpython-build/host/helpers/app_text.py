"""Text and comparison of containers and of values that may be None, in ordinary Python.

The annotator calls these in place of `str(x)`, `x == y` and the like where items may be the
program's own objects. Each is made anew for the types of its arguments.
"""
from rpython.helpers.app_operators import item_eq

__specialize__ = "types"


def instance_str(x):
    if x is None:
        return "None"
    return x.__str__()


def instance_repr(x):
    if x is None:
        return "None"
    return x.__repr__()


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
    return bool(x)


def nullable_eq(x, y):
    if x is None or y is None:
        return x is y
    return x == y


def nullable_ne(x, y):
    if x is None or y is None:
        return x is not y
    return x != y


def list_repr(xs):
    if xs is None:
        return "None"
    if len(xs) == 0:
        return "[]"
    parts = []
    for x in xs:
        parts.append(repr(x))
    return "[" + ", ".join(parts) + "]"


def seq_repr(xs):
    if xs is None:
        return "None"
    if len(xs) == 1:
        return "(" + repr(xs[0]) + ",)"
    parts = []
    for x in xs:
        parts.append(repr(x))
    return "(" + ", ".join(parts) + ")"


def dict_repr(d):
    if d is None:
        return "None"
    parts = []
    for key, value in d.items():
        parts.append(repr(key) + ": " + repr(value))
    return "{" + ", ".join(parts) + "}"


class Showing(object):
    """The containers whose text is being made."""

    def __init__(self):
        self.ids = []


SHOWING = Showing()


def list_repr_once(xs):
    """Of a list that may have itself in it, in the end."""
    number = id(xs)
    if number in SHOWING.ids:
        return "[...]"
    SHOWING.ids.append(number)
    try:
        return list_repr(xs)
    finally:
        SHOWING.ids.pop()


def dict_repr_once(d):
    number = id(d)
    if number in SHOWING.ids:
        return "{...}"
    SHOWING.ids.append(number)
    try:
        return dict_repr(d)
    finally:
        SHOWING.ids.pop()


def slice_repr(s):
    return "slice(%r, %r, %r)" % (s.start, s.stop, s.step)


def set_repr(s):
    if s is None:
        return "None"
    if len(s) == 0:
        return "set()"
    parts = []
    for x in s:
        parts.append(repr(x))
    return "{" + ", ".join(parts) + "}"


def frozenset_repr(s):
    if s is None:
        return "None"
    if len(s) == 0:
        return "frozenset()"
    parts = []
    for x in s:
        parts.append(repr(x))
    return "frozenset({" + ", ".join(parts) + "})"


def keys_repr(view):
    return "dict_keys(" + list_repr(list(view)) + ")"


def values_repr(view):
    return "dict_values(" + list_repr(list(view)) + ")"


def items_repr(view):
    return "dict_items(" + list_repr(list(view)) + ")"


def tuple_repr(t):
    return repr(t)


def tuple_contains(t, item):
    return item in t


def tuple0_repr(t):
    return "()"


def view_isdisjoint(view, other):
    if isinstance(other, (set, frozenset, type({}.keys()))) and len(other) > len(view):
        return view_isdisjoint_of(other, view)
    return view_isdisjoint_of(view, other)


def view_isdisjoint_of(view, other):
    for x in other:
        if x in view:
            return False
    return True


def view_le(a, b):
    if len(a) > len(b):
        return False
    for item in a:
        if item not in b:
            return False
    return True


def view_lt(a, b):
    return len(a) < len(b) and view_le(a, b)


def view_eq(a, b):
    return len(a) == len(b) and view_le(a, b)


def view_ne(a, b):
    return not view_eq(a, b)


def entry_of(view, key):
    """The number of the entry of a dict with this key, or -1; known to the annotator."""
    raise NotImplementedError


def value_at(view, entry):
    """The value of an entry; known to the annotator."""
    raise NotImplementedError


def items_contain(items, key, value):
    """Whether this is one of the items of a dict."""
    entry = entry_of(items, key)
    return entry >= 0 and item_eq(value_at(items, entry), value)


def contains(xs, item):
    for x in xs:
        if item_eq(x, item):
            return True
    return False


def escape_non_ascii(text):
    """What `ascii` makes of the text of `repr`."""
    if text.isascii():
        return text
    parts = []
    start = 0
    for i, c in enumerate(text):
        if c >= "\x80":
            if start < i:
                parts.append(text[start:i])
            parts.append(escape(ord(c)))
            start = i + 1
    parts.append(text[start:])
    return "".join(parts)


def escape(code):
    if code < 0x100:
        return "\\x%02x" % code
    if code < 0x10000:
        return "\\u%04x" % code
    return "\\U%08x" % code


def sequence_iter(xs):
    """Iteration over an object that has `__getitem__` alone."""
    i = 0
    while True:
        try:
            x = xs[i]
        except IndexError:
            return
        yield x
        i += 1


def shown_or_none(x):
    """`format(x)` of an object that shows itself, or `None`."""
    return "None" if x is None else format(x)


def format_or_none(x, spec):
    if x is None:
        if spec == "":
            return "None"
        raise TypeError("unsupported format string passed to NoneType.__format__")
    return format(x, spec)


def lists_eq(xs, ys):
    """`==` where one has integers, which stay such, and the other floats; so do the next two."""
    if len(xs) != len(ys):
        return False
    for i in range(len(xs)):
        if xs[i] != ys[i]:
            return False
    return True


def dicts_eq(a, b):
    """(An integer is looked up among floats, not the other way round.)"""
    if len(a) != len(b):
        return False
    for key, value in a.items():
        if key not in b or b[key] != value:
            return False
    return True


def sets_eq(a, b):
    if len(a) != len(b):
        return False
    for x in a:
        if x not in b:
            return False
    return True


# Methods of all values.

def repr_of(x):
    return repr(x)


def str_of(x):
    return str(x)


def hash_of(x):
    return hash(x)


def float_of(x):
    return float(x)


def int_of(x):
    return int(x)


# A float that is looked for among integers.

def as_large_as(x):
    """The integer that a float is equal to, or one that it is not."""
    try:
        return int(x)
    except (OverflowError, ValueError):
        return 0


def float_is_key(d, x):
    n = as_large_as(x)
    return n == x and n in d


def item_of_float(d, x):
    n = as_large_as(x)
    if n != x or n not in d:
        raise KeyError(x)
    return d[n]


def get_of_float(d, x, default=None):
    n = as_large_as(x)
    if n != x:
        return default
    return d.get(n, default)
