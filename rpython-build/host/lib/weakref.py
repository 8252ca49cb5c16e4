"""Weak references, and containers of them. Nothing dies while a program is imported, so there they
always find their objects."""


from types import GenericAlias

from _weakref import ref

from rpython.rlib.objectmodel import we_are_translated

ReferenceType = ref


def proxy(obj, callback=None):
    return obj


def getweakrefcount(obj):
    return 0


def getweakrefs(obj):
    return []


for _function in (proxy, getweakrefcount, getweakrefs):
    _function._not_rpython_ = "`weakref.%s` works at import time only: use `weakref.ref`" % _function.__name__


class WeakMethod(ref):
    pass


class WeakValueDictionary(object):
    """Values go when nothing else refers to them."""

    __class_getitem__ = classmethod(GenericAlias)
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, other=None):
        self._refs = {}
        self._room = 16
        if other is not None:
            self.update(other)

    def update(self, other):
        for key, value in other.items():
            self[key] = value

    def valuerefs(self):
        return list(self._refs.values())

    def __getitem__(self, key):
        found = self._refs[key]()
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        if len(self._refs) >= self._room:
            self._forget()
        self._refs[key] = ref(value)

    def __delitem__(self, key):
        del self._refs[key]

    def __contains__(self, key):
        found = self._refs.get(key, None)
        return found is not None and found() is not None

    def __len__(self):
        self._forget()
        return len(self._refs)

    def __iter__(self):
        return iter(self.keys())

    def get(self, key, default=None):
        found = self._refs.get(key, None)
        value = found() if found is not None else None
        return default if value is None else value

    def pop(self, key, default=None):
        value = self.get(key)
        if value is None:
            return default
        del self._refs[key]
        return value

    def setdefault(self, key, default):
        value = self.get(key)
        if value is None:
            self[key] = default
            return default
        return value

    def keys(self):
        self._forget()
        return list(self._refs.keys())

    def values(self):
        found = []
        for reference in self._refs.values():
            value = reference()
            if value is not None:
                found.append(value)
        return found

    def items(self):
        found = []
        for key, reference in self._refs.items():
            value = reference()
            if value is not None:
                found.append((key, value))
        return found

    def clear(self):
        self._refs.clear()

    def _forget(self):
        gone = []
        for key, reference in self._refs.items():
            if reference() is None:
                gone.append(key)
        for key in gone:
            del self._refs[key]
        self._room = 2 * len(self._refs) + 16


class _ByHash(object):
    """What finds objects by equality and does not keep them: lists of references and values, by hash."""

    _mixin_ = True

    def _start(self):
        self._entries = {}
        self._room = 16
        self._placed = we_are_translated()

    def _place(self):
        """What was put here while the program was imported had other hashes then."""
        self._placed = True
        found = self._pairs()
        self._entries.clear()
        for key, value in found:
            self._put(key, value)

    def _pairs(self):
        found = []
        for entries in self._entries.values():
            for reference, value in entries:
                key = reference()
                if key is not None:
                    found.append((key, value))
        return found

    def _find(self, key):
        """The entries with the key's hash, the dead ones left out."""
        if we_are_translated() and not self._placed:
            self._place()
        entries = self._entries.get(hash(key), None)
        if entries is None:
            return []
        return [(reference, value) for reference, value in entries if reference() is not None]

    def _put(self, key, value):
        """What is there already stays there, with another value."""
        if len(self._entries) >= self._room:
            self._forget()
        kept = []
        place = ref(key)
        for reference, old in self._find(key):
            if reference() == key:
                place = reference
            else:
                kept.append((reference, old))
        kept.append((place, value))
        self._entries[hash(key)] = kept

    def _drop(self, key):
        """Whether it was there."""
        found = self._find(key)
        kept = [(reference, value) for reference, value in found if not (reference() == key)]
        if len(kept) == len(found):
            return False
        self._keep(hash(key), kept)
        return True

    def _keep(self, number, kept):
        if len(kept) > 0:
            self._entries[number] = kept
        else:
            del self._entries[number]

    def _forget(self):
        for number in list(self._entries.keys()):
            kept = [(reference, value) for reference, value in self._entries[number]
                    if reference() is not None]
            self._keep(number, kept)
        self._room = 2 * len(self._entries) + 16

    def __contains__(self, key):
        for reference, value in self._find(key):
            if reference() == key:
                return True
        return False

    def __len__(self):
        return len(self._pairs())

    def __iter__(self):
        return iter([key for key, value in self._pairs()])

    def clear(self):
        self._entries.clear()


class WeakKeyDictionary(_ByHash):
    """Items go when nothing else refers to their keys, which count by equality."""

    __class_getitem__ = classmethod(GenericAlias)
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, other=None):
        self._start()
        if other is not None:
            self.update(other)

    def update(self, other):
        for key, value in other.items():
            self[key] = value

    def __getitem__(self, key):
        for reference, value in self._find(key):
            if reference() == key:
                return value
        raise KeyError(key)

    def __setitem__(self, key, value):
        self._put(key, value)

    def __delitem__(self, key):
        if not self._drop(key):
            raise KeyError(key)

    def get(self, key, default=None):
        for reference, value in self._find(key):
            if reference() == key:
                return value
        return default

    def items(self):
        return self._pairs()

    def keys(self):
        return [key for key, value in self._pairs()]

    def values(self):
        return [value for key, value in self._pairs()]

    def keyrefs(self):
        return [ref(key) for key in self.keys()]


class WeakSet(_ByHash):
    """Items go when nothing else refers to them; they count by equality."""

    __class_getitem__ = classmethod(GenericAlias)
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, items=None):
        self._start()
        if items is not None:
            self.update(items)

    def update(self, items):
        for item in items:
            self.add(item)

    def add(self, item):
        self._put(item, True)

    def discard(self, item):
        self._drop(item)

    def remove(self, item):
        if not self._drop(item):
            raise KeyError(item)


class finalize:
    """Runs when its object dies: never, or when called."""

    def __init__(self, obj, func, /, *args, **kwargs):
        self._call = (func, args, kwargs)
        self.alive = True
        self.atexit = True

    __init__._not_rpython_ = "`weakref.finalize` works at import time only: give the class a `__del__`"

    def __call__(self):
        if self.alive:
            self.alive = False
            func, args, kwargs = self._call
            return func(*args, **kwargs)

    def detach(self):
        self.alive = False
