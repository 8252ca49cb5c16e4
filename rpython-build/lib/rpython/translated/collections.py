"""Containers beyond the built-in ones, in translated code.

A class here is made anew for each place where it is called, so that each holds items of its own
types; `_same_` is the class that an object was made of.
"""

__specialize__ = "types"


class deque:
    """A list from `_head` on; what is before is room for items to come."""

    __hash__ = None

    def __init__(self, iterable=(), maxlen=None):
        self._head = 0
        self._changes = 0
        self._items = []
        self._max = -1
        if maxlen is not None:
            if maxlen < 0:
                raise ValueError("maxlen must be non-negative")
            self._max = maxlen
        for x in iterable:
            self.append(x)

    @property
    def maxlen(self):
        if self._max < 0:
            return None
        return self._max

    def append(self, x):
        self._changes += 1
        self._items.append(x)
        if self._max >= 0 and len(self._items) - self._head > self._max:
            self._drop_first()

    def appendleft(self, x):
        self._changes += 1
        if self._head == 0:
            room = len(self._items) // 2 + 4
            self._items[0:0] = [x] * room
            self._head = room
        self._head -= 1
        self._items[self._head] = x
        if self._max >= 0 and len(self._items) - self._head > self._max:
            self._items.pop()

    def _drop_first(self):
        head = self._head + 1
        if head > 16 and head * 2 > len(self._items):
            del self._items[:head]
            head = 0
        self._head = head

    def pop(self):
        if len(self._items) == self._head:
            raise IndexError("pop from an empty deque")
        self._changes += 1
        return self._items.pop()

    def popleft(self):
        if len(self._items) == self._head:
            raise IndexError("pop from an empty deque")
        self._changes += 1
        x = self._items[self._head]
        self._drop_first()
        return x

    def _list(self):
        """The items alone, as the list that holds them."""
        if self._head > 0:
            del self._items[:self._head]
            self._head = 0
        return self._items

    def clear(self):
        self._changes += 1
        self._head = 0
        self._items.clear()

    def copy(self):
        new = self._same_()
        new._items = self._items[self._head:]
        new._max = self._max
        return new

    __copy__ = copy

    def count(self, x):
        return self._list().count(x)

    def extend(self, iterable):
        if iterable is self:
            for x in self._list()[:]:
                self.append(x)
            return
        for x in iterable:
            self.append(x)

    def extendleft(self, iterable):
        if iterable is self:
            for x in self._list()[:]:
                self.appendleft(x)
            return
        for x in iterable:
            self.appendleft(x)

    def index(self, x, start=0, stop=0x7fffffff):
        items = self._list()
        n = len(items)
        if start < 0:
            start = max(start + n, 0)
        if stop < 0:
            stop += n
        while start < stop and start < len(items):
            if items[start] == x:
                return start
            start += 1
        raise ValueError(repr(x) + " is not in deque")

    def insert(self, i, x):
        if self._max >= 0 and len(self) >= self._max:
            raise IndexError("deque already at its maximum size")
        self._changes += 1
        self._list().insert(i, x)

    def remove(self, value):
        items = self._list()
        for i in range(len(items)):
            if items[i] == value:
                self._changes += 1
                del items[i]
                return
        raise ValueError(repr(value) + " is not in deque")

    def reverse(self):
        self._list().reverse()

    def rotate(self, n=1):
        items = self._list()
        size = len(items)
        if size > 1:
            self._changes += 1
            n %= size
            self._items = items[size - n:] + items[:size - n]

    def __len__(self):
        return len(self._items) - self._head

    def __bool__(self):
        return len(self._items) > self._head

    def __iter__(self):
        changes = self._changes
        i = 0
        while i < len(self._items) - self._head:
            x = self._items[self._head + i]
            i += 1
            yield x
            if self._changes != changes:
                raise RuntimeError("deque mutated during iteration")

    def __reversed__(self):
        changes = self._changes
        i = len(self._items) - self._head
        while i > 0:
            i -= 1
            yield self._items[self._head + i]
            if self._changes != changes:
                raise RuntimeError("deque mutated during iteration")

    def __contains__(self, x):
        return x in self._list()

    def _at(self, i):
        n = len(self._items) - self._head
        if i < 0:
            i += n
        if i < 0 or i >= n:
            raise IndexError("deque index out of range")
        return self._head + i

    def __getitem__(self, i):
        return self._items[self._at(i)]

    def __setitem__(self, i, x):
        self._items[self._at(i)] = x

    def __delitem__(self, i):
        at = self._at(i)
        self._changes += 1
        del self._items[at]

    def __add__(self, other):
        new = self.copy()
        new.extend(other)
        return new

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        new = self._same_()
        new._max = self._max
        new.extend(self._list() * n)
        return new

    __rmul__ = __mul__

    def __eq__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._list() == other._list()

    def __lt__(self, other):
        return self._list() < other._list()

    def __le__(self, other):
        return self._list() <= other._list()

    def __gt__(self, other):
        return self._list() > other._list()

    def __ge__(self, other):
        return self._list() >= other._list()

    def __repr__(self):
        text = repr(self._list())
        if self._max < 0:
            return "deque(" + text + ")"
        return "deque(" + text + ", maxlen=" + str(self._max) + ")"


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


class OrderedDict(_Updated):
    def __init__(self, other=(), **more):
        self._dict = {}
        self._fill(other)
        if more:
            self._fill(more)

    def __getitem__(self, key):
        return self._dict[key]

    def move_to_end(self, key, last=True):
        self._dict.move_to_end(key, last)

    def popitem(self, last=True):
        if len(self._dict) == 0:
            raise KeyError("dictionary is empty")
        if last:
            return self._dict.popitem()
        for key in self._dict:
            return key, self._dict.pop(key)
        raise KeyError("dictionary is empty")

    def copy(self):
        new = self._same_()
        for key, value in self._dict.items():
            new._dict[key] = value
        return new

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return list(self._dict.items()) == list(other._dict.items())
        return self._dict == other

    def __repr__(self):
        if len(self._dict) == 0:
            return "OrderedDict()"
        return "OrderedDict(" + repr(list(self._dict.items())) + ")"


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
        new = self._same_(self.default_factory)
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


class Counter(_Mapping):
    def __init__(self, iterable=(), **more):
        self._dict = {}
        self._count(iterable, 1)
        if more:
            self._count(more, 1)

    def __getitem__(self, key):
        return self._dict.get(key, 0)

    def __delitem__(self, key):
        if key in self._dict:
            del self._dict[key]

    def update(self, iterable=(), **more):
        self._count(iterable, 1)
        if more:
            self._count(more, 1)

    def subtract(self, iterable=(), **more):
        self._count(iterable, -1)
        if more:
            self._count(more, -1)

    def _count(self, iterable, sign):
        if hasattr(iterable, "keys"):
            for key in iterable.keys():
                self._dict[key] = self._dict.get(key, 0) + iterable[key] * sign
        else:
            for key in iterable:
                self._dict[key] = self._dict.get(key, 0) + sign

    def total(self):
        total = 0
        for count in self._dict.values():
            total += count
        return total

    def most_common(self, n=-1):
        items = sorted(self._dict.items(), key=_count_of, reverse=True)
        if n < 0:
            return items
        return items[:n]

    def elements(self):
        result = []
        for key, count in self._dict.items():
            for _ in range(count):
                result.append(key)
        return iter(result)

    def popitem(self):
        return self._dict.popitem()

    def copy(self):
        new = self._same_()
        for key, count in self._dict.items():
            new._dict[key] = count
        return new

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for key, count in self._dict.items():
            if other[key] != count:
                return False
        for key in other.keys():
            if self[key] != other[key]:
                return False
        return True

    def __le__(self, other):
        for key, count in self._dict.items():
            if count > other[key]:
                return False
        for key in other.keys():
            if self[key] > other[key]:
                return False
        return True

    def __lt__(self, other):
        return self <= other and not self == other

    def __ge__(self, other):
        return other <= self

    def __gt__(self, other):
        return other <= self and not self == other

    def __pos__(self):
        new = self._same_()
        for key, count in self._dict.items():
            if count > 0:
                new._dict[key] = count
        return new

    def __neg__(self):
        new = self._same_()
        for key, count in self._dict.items():
            if count < 0:
                new._dict[key] = -count
        return new

    def __repr__(self):
        if len(self._dict) == 0:
            return "Counter()"
        parts = []
        for key, count in self.most_common():
            parts.append(repr(key) + ": " + repr(count))
        return "Counter({" + ", ".join(parts) + "})"

    def __add__(self, other):
        new = self._same_()
        for key, count in self._dict.items():
            if count + other[key] > 0:
                new._dict[key] = count + other[key]
        for key in other.keys():
            if key not in self._dict and other[key] > 0:
                new._dict[key] = other[key]
        return new

    def __sub__(self, other):
        new = self._same_()
        for key, count in self._dict.items():
            if count - other[key] > 0:
                new._dict[key] = count - other[key]
        for key in other.keys():
            if key not in self._dict and other[key] < 0:
                new._dict[key] = -other[key]
        return new

    def __and__(self, other):
        new = self._same_()
        for key, count in self._dict.items():
            count = min(count, other[key])
            if count > 0:
                new._dict[key] = count
        return new

    def __or__(self, other):
        new = self._same_()
        for key, count in self._dict.items():
            count = max(count, other[key])
            if count > 0:
                new._dict[key] = count
        for key in other.keys():
            if key not in self._dict and other[key] > 0:
                new._dict[key] = other[key]
        return new

    def __iadd__(self, other):
        for key in other.keys():
            self._dict[key] = self._dict.get(key, 0) + other[key]
        return self._keep_positive()

    def __isub__(self, other):
        for key in other.keys():
            self._dict[key] = self._dict.get(key, 0) - other[key]
        return self._keep_positive()

    def __ior__(self, other):
        for key in other.keys():
            if other[key] > self[key]:
                self._dict[key] = other[key]
        return self._keep_positive()

    def __iand__(self, other):
        for key in self._dict:
            if other[key] < self[key]:
                self._dict[key] = other[key]
        return self._keep_positive()

    def _keep_positive(self):
        gone = [key for key, count in self._dict.items() if count <= 0]
        for key in gone:
            del self._dict[key]
        return self


def _count_of(item):
    return item[1]


class ChainMap:
    """Several dicts as one; what is written goes to the first."""

    __hash__ = None

    def __init__(self, *maps):
        self.maps = [m for m in maps]
        if len(maps) == 0:
            self.maps.append({})

    def _with(self, maps):
        new = self._same_()
        new.maps[:] = maps
        return new

    def new_child(self, m=None):
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

    def pop(self, key, *default):
        if len(default) > 0:
            return self.maps[0].pop(key, default[0])
        if key not in self.maps[0]:
            raise KeyError("Key not found in the first mapping: " + repr(key))
        return self.maps[0].pop(key)

    def clear(self):
        self.maps[0].clear()


for _class in (deque, OrderedDict, defaultdict, Counter, ChainMap):
    _class._annspecialcase_ = "specialize:ctr_location"


_adopted = {}


def _adopt(obj):
    """The object that stands for one of the host's, made before translation."""
    known = _adopted.get(id(obj))
    if known is None:
        name = type(obj).__name__
        if name == "deque":
            known = deque(list(obj), obj.maxlen)
        elif name == "defaultdict":
            known = defaultdict(obj.default_factory, list(obj.items()))
        elif name == "Counter":
            known = Counter(dict(obj))
        else:
            known = OrderedDict(list(obj.items()))
        # The host's object is kept, so that no other gets its number.
        known = (known, obj)
        _adopted[id(obj)] = known
    return known[0]
