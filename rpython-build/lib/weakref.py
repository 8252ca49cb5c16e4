"""Weak references. Nothing dies while a program is imported, so they always find their objects."""


from _weakref import ref

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


class WeakValueDictionary(dict):
    def itervaluerefs(self):
        return iter([ref(value) for value in self.values()])

    def valuerefs(self):
        return [ref(value) for value in self.values()]


class WeakKeyDictionary(dict):
    """Keys count by equality, as the objects themselves."""

    def keyrefs(self):
        return [ref(key) for key in self]


class WeakSet(set):
    pass


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
