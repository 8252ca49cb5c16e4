"""The subclasses of `dict`, in translated code, where no class derives from a builtin type: each has a dict.

A class here is made anew for each place where it is called, so that each holds items of its own
types; `__same__` is the class that an object was made of.
"""

from collections import _Counts, _Ordered

__specialize__ = "types"


class _Mapping:
    """What the kinds of dicts here share: a dict in `_dict`."""

    _mixin_ = True
    __hash__ = None

    def __len__(self):
        return len(self._dict)

    def __bool__(self):
        return len(self._dict) > 0

    def __iter__(self):
        return iter(self._dict)

    def __reversed__(self):
        return reversed(self._dict)

    def __contains__(self, key):
        return key in self._dict

    def __setitem__(self, key, value):
        self._dict[key] = value

    def __delitem__(self, key):
        del self._dict[key]

    def keys(self):
        return self._dict.keys()

    def values(self):
        return self._dict.values()

    def items(self):
        return self._dict.items()

    def get(self, key, default=None):
        return self._dict.get(key, default)

    def pop(self, key, *default):
        if len(default) == 0:
            return self._dict.pop(key)
        return self._dict.pop(key, default[0])

    def setdefault(self, key, default):
        return self._dict.setdefault(key, default)

    def clear(self):
        self._dict.clear()

    def __ne__(self, other):
        return not self == other


class _Updated(_Mapping):
    """Those that are filled like dicts."""

    _mixin_ = True

    def update(self, other=(), **more):
        self._fill(other)
        if more:
            self._fill(more)

    def _fill(self, other):
        if hasattr(other, "keys"):
            for key in other.keys():
                self._dict[key] = other[key]
        else:
            for key, value in other:
                self._dict[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        new = self.copy()
        new.update(other)
        return new


class OrderedDict(_Ordered, _Updated):
    def __init__(self, other=(), **more):
        self._dict = {}
        self._fill(other)
        if more:
            self._fill(more)

    def __getitem__(self, key):
        return self._dict[key]

    def _new(self):
        return self.__same__()

    def _is_dict(self, other):
        return self._dict == other

    def move_to_end(self, key, last=True):
        self._dict.move_to_end(key, last)


class defaultdict(_Updated):
    def __init__(self, default_factory=None, other=(), **more):
        self.default_factory = default_factory
        self._dict = {}
        self._fill(other)
        if more:
            self._fill(more)

    def __getitem__(self, key):
        if key in self._dict:
            return self._dict[key]
        if self.default_factory is None:
            return self._dict[key]
        value = self.default_factory()
        self._dict[key] = value
        return value

    def popitem(self):
        return self._dict.popitem()

    def copy(self):
        new = self.__same__(self.default_factory)
        for key, value in self._dict.items():
            new._dict[key] = value
        return new

    def __eq__(self, other):
        if isinstance(other, defaultdict):
            return self._dict == other._dict
        return self._dict == other

    def __repr__(self):
        return "defaultdict(" + repr(self.default_factory) + ", " + repr(self._dict) + ")"


def OrderedDict_fromkeys(keys, value=None):
    new = OrderedDict()
    for key in keys:
        new[key] = value
    return new


class Counter(_Counts, _Mapping):
    def __init__(self, iterable=None, /, **more):
        self._dict = {}
        self.update(iterable, **more)

    def __getitem__(self, key):
        return self._dict.get(key, 0)

    def __delitem__(self, key):
        if key in self._dict:
            del self._dict[key]

    def _new(self):
        return self.__same__()

    def _is_dict(self, other):
        return self._dict == other

    def popitem(self):
        return self._dict.popitem()

    def copy(self):
        new = self.__same__()
        for key, count in self._dict.items():
            new._dict[key] = count
        return new


for _class in (OrderedDict, defaultdict, Counter):
    _class._annspecialcase_ = "specialize:ctr_location"
