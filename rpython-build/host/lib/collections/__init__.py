"""Containers beyond the built-in ones."""

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque",
           "namedtuple"]

import collections.abc as _abc
import sys as _sys
from operator import index as _index
from types import GenericAlias

from rpython.rlib.objectmodel import we_are_translated

__specialize__ = "types"
__iterators__ = {
    "_Counts.elements": "itertools.chain",
    "deque.__iter__": "_collections._deque_iterator",
    "deque.__reversed__": "_collections._deque_reverse_iterator",
}


_KEYWORDS = frozenset(
    "False None True and as assert async await break class continue def del elif else except finally for from "
    "global if import in is lambda nonlocal not or pass raise return try while with yield".split())


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = [str(name) for name in field_names]
    seen = set()
    if rename:
        for i, name in enumerate(fields):
            if not name.isidentifier() or name in _KEYWORDS or name.startswith("_") or name in seen:
                fields[i] = "_%d" % i
            seen.add(fields[i])
    for name in [typename] + fields:
        if not name.isidentifier():
            raise ValueError("Type names and field names must be valid identifiers: %r" % name)
        if name in _KEYWORDS:
            raise ValueError("Type names and field names cannot be a keyword: %r" % name)
    seen = set()
    for name in fields:
        if name.startswith("_") and not rename:
            raise ValueError("Field names cannot start with an underscore: %r" % name)
        if name in seen:
            raise ValueError("Encountered duplicate field name: %r" % name)
        seen.add(name)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(fields):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(fields[len(fields) - len(defaults):], defaults))
    fields = tuple(fields)
    arguments = ", ".join(fields)
    comma = "," if len(fields) == 1 else ""
    scope = {"_new": tuple.__new__}
    exec("def __new__(_cls%s):\n    return _new(_cls, (%s%s))\n"
         % (", " + arguments if fields else "", arguments, comma), scope)
    new = scope["__new__"]
    new.__defaults__ = defaults
    new.__qualname__ = "%s.__new__" % typename

    def _make(cls, iterable):
        result = tuple.__new__(cls, iterable)
        if len(result) != len(fields):
            raise TypeError("Expected %d arguments, got %d" % (len(fields), len(result)))
        return result

    def _replace(self, /, **kwds):
        values = [kwds.pop(name, value) for name, value in zip(fields, self)]
        if kwds:
            raise ValueError("Got unexpected field names: %r" % (list(kwds),))
        return self._make(values)

    def __repr__(self):
        parts = ["%s=%r" % pair for pair in zip(fields, self)]
        return type(self).__name__ + "(" + ", ".join(parts) + ")"

    def _asdict(self):
        return dict(zip(fields, self))

    def __getnewargs__(self):
        return tuple(self)

    if module is None:
        module = _sys._getframe(1).f_globals.get("__name__", "__main__")
    namespace = {
        "__doc__": "%s(%s)" % (typename, arguments),
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": field_defaults,
        "__match_args__": fields,
        "__new__": new,
        "_make": classmethod(_make),
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__module__": module,
    }
    for i, name in enumerate(fields):
        namespace[name] = _field(i)
    return type(typename, (tuple,), namespace)


namedtuple._not_rpython_ = "`namedtuple` makes a class, which works at import time only: call it at the top level of a module"


def _field(index):
    def get(self):
        return self[index]
    return property(get)


class _Ordered:
    """What an `OrderedDict` does besides, over what it has as a dict. `_new` makes another one, `_is_dict` compares
    it as a dict."""

    _mixin_ = True

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        key = next(reversed(self)) if last else next(iter(self))
        return key, self.pop(key)

    def copy(self):
        new = self._new()
        for key, value in self.items():
            new[key] = value
        return new

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return list(self.items()) == list(other.items())
        return self._is_dict(other)

    def __ne__(self, other):
        return not self == other

    def __repr__(self):
        if not self:
            return type(self).__name__ + "()"
        return type(self).__name__ + "(" + repr(list(self.items())) + ")"


class OrderedDict(_Ordered, dict):
    """A dict that can move its items to either end."""

    __hash__ = None

    def _replaced_(self):
        from rpython.replacements.collections import OrderedDict as translated
        return translated(list(self.items()))

    def _new(self):
        return type(self)()

    def _is_dict(self, other):
        return dict.__eq__(self, other)

    def move_to_end(self, key, last=True):
        value = self.pop(key)
        if last:
            self[key] = value
            return
        rest = list(self.items())
        self.clear()
        self[key] = value
        for other, item in rest:
            self[other] = item

    @classmethod
    def fromkeys(cls, iterable, value=None):
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(other)
        new.update(self)
        return new


class defaultdict(dict):
    """A dict that makes the value of a missing key."""

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        dict.__init__(self, *args, **kwargs)
        self.default_factory = default_factory

    def _replaced_(self):
        from rpython.replacements.collections import defaultdict as translated
        return translated(self.default_factory, list(self.items()))

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        value = self[key] = self.default_factory()
        return value

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __repr__(self):
        return "%s(%r, %s)" % (type(self).__name__, self.default_factory, dict.__repr__(self))

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new


def _larger(a, b):
    return a if a >= b else b


def _smaller(a, b):
    return a if a <= b else b


def _sum(a, b):
    return a + b


def _difference(a, b):
    return a - b


def _count_of(item):
    return item[1]


class _Counts:
    """What a `Counter` does, over what it has as a dict. `_new` makes another one, `_is_dict` compares it as a dict."""

    _mixin_ = True

    def update(self, iterable=None, /, **more):
        self._count(iterable, 1)
        if more:
            self._count(more, 1)

    def subtract(self, iterable=None, /, **more):
        self._count(iterable, -1)
        if more:
            self._count(more, -1)

    def _count(self, iterable, sign):
        if iterable is None:
            return
        if hasattr(iterable, "keys"):
            for key, count in iterable.items():
                self[key] = self.get(key, 0) + count * sign
        else:
            for key in iterable:
                self[key] = self.get(key, 0) + sign

    def total(self):
        return sum(self.values())

    def most_common(self, n=None):
        items = sorted(self.items(), key=_count_of, reverse=True)
        return items if n is None else items[:max(n, 0)]

    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key

    def __repr__(self):
        if not self:
            return type(self).__name__ + "()"
        parts = [repr(key) + ": " + repr(count) for key, count in self.most_common()]
        return type(self).__name__ + "({" + ", ".join(parts) + "})"

    def _all(self, other, compare):
        for key, count in self.items():
            if not compare(count, other[key]):
                return False
        for key, count in other.items():
            if not compare(self[key], count):
                return False
        return True

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return self._is_dict(other)
        return self._all(other, lambda a, b: a == b)

    def __ne__(self, other):
        return not self == other

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._all(other, lambda a, b: a <= b)

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._all(other, lambda a, b: a >= b)

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self >= other and self != other

    def _combined(self, other, combine):
        result = self._new()
        for key, count in self.items():
            count = combine(count, other[key])
            if count > 0:
                result[key] = count
        for key, count in other.items():
            if key not in self:
                count = combine(0, count)
                if count > 0:
                    result[key] = count
        return result

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._combined(other, _sum)

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._combined(other, _difference)

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._combined(other, _larger)

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._combined(other, _smaller)

    def __pos__(self):
        return self._combined(self, _larger)

    def __neg__(self):
        return self._new()._combined(self, _difference)

    def __iadd__(self, other):
        for key, count in other.items():
            self[key] += count
        return self._keep_positive()

    def __isub__(self, other):
        for key, count in other.items():
            self[key] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for key, count in other.items():
            if count > self[key]:
                self[key] = count
        return self._keep_positive()

    def __iand__(self, other):
        for key, count in self.items():
            if other[key] < count:
                self[key] = other[key]
        return self._keep_positive()

    def _keep_positive(self):
        for key in [key for key, count in self.items() if count <= 0]:
            del self[key]
        return self


class Counter(_Counts, dict):
    """Counts hashable items."""

    __hash__ = None

    def __init__(self, iterable=None, /, **kwds):
        dict.__init__(self)
        self.update(iterable, **kwds)

    def _replaced_(self):
        from rpython.replacements.collections import Counter as translated
        return translated(dict(self))

    def __missing__(self, key):
        return 0

    def _new(self):
        return Counter()

    def _is_dict(self, other):
        return dict.__eq__(self, other)

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def copy(self):
        return type(self)(self)

    def __delitem__(self, item):
        if item in self:
            dict.__delitem__(self, item)


class deque:
    """A list from `__head` on; what is before is room for items to come."""

    __hash__ = None
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, iterable=(), maxlen=None):
        self.__head = 0
        self.__changes = 0
        self.__items = []
        self.__max = -1
        if maxlen is not None:
            if not isinstance(maxlen, int):
                raise TypeError("an integer is required")
            if maxlen < 0:
                raise ValueError("maxlen must be non-negative")
            self.__max = maxlen
        for x in iterable:
            self.append(x)

    @property
    def maxlen(self):
        if self.__max < 0:
            return None
        return self.__max

    def append(self, x):
        self.__changes += 1
        self.__items.append(x)
        if self.__max >= 0 and len(self.__items) - self.__head > self.__max:
            self.__drop_first()

    def appendleft(self, x):
        self.__changes += 1
        if self.__head == 0:
            room = len(self.__items) // 2 + 4
            self.__items[0:0] = [x] * room
            self.__head = room
        self.__head -= 1
        self.__items[self.__head] = x
        if self.__max >= 0 and len(self.__items) - self.__head > self.__max:
            self.__items.pop()

    def __drop_first(self):
        head = self.__head + 1
        if head > 16 and head * 2 > len(self.__items):
            del self.__items[:head]
            head = 0
        self.__head = head

    def pop(self):
        if len(self.__items) == self.__head:
            raise IndexError("pop from an empty deque")
        self.__changes += 1
        return self.__items.pop()

    def popleft(self):
        if len(self.__items) == self.__head:
            raise IndexError("pop from an empty deque")
        self.__changes += 1
        x = self.__items[self.__head]
        self.__drop_first()
        return x

    def __list(self):
        """The items alone, as the list that holds them."""
        if self.__head > 0:
            del self.__items[:self.__head]
            self.__head = 0
        return self.__items

    def clear(self):
        self.__changes += 1
        self.__head = 0
        self.__items.clear()

    def __empty(self):
        return deque() if we_are_translated() else type(self)()

    def copy(self):
        new = self.__empty()
        new.__items = self.__items[self.__head:]
        new.__max = self.__max
        return new

    __copy__ = copy

    def count(self, x):
        return self.__list().count(x)

    def extend(self, iterable):
        if iterable is self:
            for x in self.__list()[:]:
                self.append(x)
            return
        for x in iterable:
            self.append(x)

    def extendleft(self, iterable):
        if iterable is self:
            for x in self.__list()[:]:
                self.appendleft(x)
            return
        for x in iterable:
            self.appendleft(x)

    def index(self, x, start=0, stop=0x7fffffff):
        items = self.__list()
        n = len(items)
        if start < 0:
            start = max(start + n, 0)
        if stop < 0:
            stop += n
        while start < stop and start < len(items):
            if items[start] is x or items[start] == x:
                return start
            start += 1
        raise ValueError(repr(x) + " is not in deque")

    def insert(self, i, x):
        if self.__max >= 0 and len(self) >= self.__max:
            raise IndexError("deque already at its maximum size")
        self.__changes += 1
        self.__list().insert(i, x)

    def remove(self, value):
        items = self.__list()
        for i in range(len(items)):
            if items[i] is value or items[i] == value:
                self.__changes += 1
                del items[i]
                return
        raise ValueError(repr(value) + " is not in deque")

    def reverse(self):
        self.__list().reverse()

    def rotate(self, n=1):
        size = len(self)
        n = _index(n)
        if size < 2:
            return
        self.__changes += 1
        n %= size
        # (To copy an item is a sixteenth of what it takes to move one from an end to the other.)
        if n < size // 16:
            for _ in range(n):
                self.appendleft(self.pop())
        elif size - n < size // 16:
            for _ in range(size - n):
                self.append(self.popleft())
        else:
            items = self.__list()
            self.__items = items[size - n:] + items[:size - n]

    def __len__(self):
        return len(self.__items) - self.__head

    def __bool__(self):
        return len(self.__items) > self.__head

    def __iter__(self):
        changes = self.__changes
        i = 0
        while i < len(self.__items) - self.__head:
            x = self.__items[self.__head + i]
            i += 1
            yield x
            if self.__changes != changes:
                raise RuntimeError("deque mutated during iteration")

    def __reversed__(self):
        changes = self.__changes
        i = len(self.__items) - self.__head
        while i > 0:
            i -= 1
            yield self.__items[self.__head + i]
            if self.__changes != changes:
                raise RuntimeError("deque mutated during iteration")

    def __contains__(self, x):
        return x in self.__list()

    def __at(self, i):
        if isinstance(i, slice):
            raise TypeError("sequence index must be integer, not 'slice'")
        i = _index(i)
        n = len(self.__items) - self.__head
        if i < 0:
            i += n
        if i < 0 or i >= n:
            raise IndexError("deque index out of range")
        return self.__head + i

    def __getitem__(self, i):
        return self.__items[self.__at(i)]

    def __setitem__(self, i, x):
        self.__items[self.__at(i)] = x

    def __delitem__(self, i):
        at = self.__at(i)
        self.__changes += 1
        del self.__items[at]

    def __add__(self, other):
        if not isinstance(other, deque):
            raise TypeError('can only concatenate deque (not "' + type(other).__name__ + '") to deque')
        new = self.copy()
        new.extend(other)
        return new

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        new = self.__empty()
        new.__max = self.__max
        new.extend(self.__list() * n)
        return new

    __rmul__ = __mul__

    def __imul__(self, n):
        n = _index(n)
        items = self.__list()[:]
        if n <= 0:
            self.clear()
        for _ in range(n - 1):
            self.extend(items)
        return self

    __class_getitem__ = classmethod(GenericAlias)

    def __eq__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self.__list() == other.__list()

    def __lt__(self, other):
        return self.__list() < other.__list() if isinstance(other, deque) else NotImplemented

    def __le__(self, other):
        return self.__list() <= other.__list() if isinstance(other, deque) else NotImplemented

    def __gt__(self, other):
        return self.__list() > other.__list() if isinstance(other, deque) else NotImplemented

    def __ge__(self, other):
        return self.__list() >= other.__list() if isinstance(other, deque) else NotImplemented

    def __repr__(self):
        text = type(self).__name__ + "(" + repr(self.__list())
        if self.__max < 0:
            return text + ")"
        return text + ", maxlen=" + str(self.__max) + ")"


class ChainMap:
    """Several dicts as one; what is written goes to the first."""

    __hash__ = None
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, *maps):
        self.maps = [m for m in maps]
        if len(maps) == 0:
            self.maps.append({})

    def _with(self, maps):
        new = ChainMap() if we_are_translated() else type(self)()
        if maps:
            new.maps[:] = maps
        return new

    def new_child(self, m=None, **more):
        if more:
            if m is not None:
                m.update(more)
                return self._with([m] + self.maps)
            return self._with([more] + self.maps)
        if m is None:
            return self._with([{}] + self.maps)
        return self._with([m] + self.maps)

    @property
    def parents(self):
        return self._with(self.maps[1:])

    def _all(self):
        """What all of them hold, keys in the order of the last ones first."""
        result = {}
        for i in range(len(self.maps) - 1, -1, -1):
            result.update(self.maps[i])
        return result

    def __getitem__(self, key):
        for m in self.maps:
            if key in m:
                return m[key]
        return self.__missing__(key)

    def __missing__(self, key):
        raise KeyError(key)

    def get(self, key, default=None):
        for m in self.maps:
            if key in m:
                return m[key]
        return default

    def __contains__(self, key):
        for m in self.maps:
            if key in m:
                return True
        return False

    def __len__(self):
        return len(self._all())

    def __bool__(self):
        for m in self.maps:
            if m:
                return True
        return False

    def __iter__(self):
        return iter(self._all())

    def keys(self):
        return self._all().keys()

    def values(self):
        return self._all().values()

    def items(self):
        return self._all().items()

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        if key not in self.maps[0]:
            raise KeyError("Key not found in the first mapping: " + repr(key))
        del self.maps[0][key]

    def setdefault(self, key, default=None):
        if key in self:
            return self[key]
        self[key] = default
        return default

    def update(self, other=(), /, **more):
        self.maps[0].update(other, **more)

    def copy(self):
        return self._with([self.maps[0].copy()] + self.maps[1:])

    __copy__ = copy
    __class_getitem__ = classmethod(GenericAlias)

    def __eq__(self, other):
        return self._all() == (other._all() if isinstance(other, ChainMap) else other)

    def popitem(self):
        if not self.maps[0]:
            raise KeyError("No keys found in the first mapping.")
        return self.maps[0].popitem()

    def pop(self, key, *default):
        if len(default) > 0:
            return self.maps[0].pop(key, default[0])
        if key not in self.maps[0]:
            raise KeyError("Key not found in the first mapping: " + repr(key))
        return self.maps[0].pop(key)

    def clear(self):
        self.maps[0].clear()

    def __repr__(self):
        return type(self).__name__ + "(" + ", ".join([repr(m) for m in self.maps]) + ")"


class UserDict:
    """A dict to inherit from, its contents in `data`."""

    __class_getitem__ = classmethod(GenericAlias)
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(type(self), "__missing__"):
            return type(self).__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def __repr__(self):
        return repr(self.data)

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserDict) else other)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def update(self, other=(), /, **kwargs):
        for key, value in dict(other, **kwargs).items():
            self[key] = value

    def pop(self, key, *default):
        return self.data.pop(key, *default)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self):
        self.data.clear()

    def copy(self):
        return type(self)(self.data)


class UserList:
    """A list to inherit from, its contents in `data`."""

    __class_getitem__ = classmethod(GenericAlias)
    def __init__(self, initlist=None):
        self.data = list(initlist) if initlist is not None else []

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        return type(self)(self.data[i]) if isinstance(i, slice) else self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, item):
        return item in self.data

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserList) else other)

    def __add__(self, other):
        return type(self)(self.data + list(other))

    def append(self, item):
        self.data.append(item)

    def extend(self, other):
        self.data.extend(other)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def index(self, item, *args):
        return self.data.index(item, *args)

    def count(self, item):
        return self.data.count(item)

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def reverse(self):
        self.data.reverse()


class UserString:
    """A string to inherit from, its contents in `data`."""

    __class_getitem__ = classmethod(GenericAlias)
    def __init__(self, seq):
        self.data = str(seq)

    def __str__(self):
        return self.data

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return type(self)(self.data[index])

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserString) else other)

    def __hash__(self):
        return hash(self.data)

    def __contains__(self, part):
        return str(part) in self.data

    def __add__(self, other):
        return type(self)(self.data + str(other))

    def __getattr__(self, name):
        return getattr(self.data, name)


_abc.MutableMapping.register(ChainMap)
_abc.MutableMapping.register(UserDict)
_abc.MutableSequence.register(UserList)
_abc.MutableSequence.register(deque)
_abc.Sequence.register(UserString)
