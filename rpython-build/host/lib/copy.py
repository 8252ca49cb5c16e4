"""Copies of objects."""


class Error(Exception):
    pass


error = Error

_ATOMIC = (type(None), int, float, bool, complex, bytes, str, type, range, type(Ellipsis), type(NotImplemented),
           type(len), type(lambda: None), slice, frozenset, property, staticmethod, classmethod)


def _reconstructed(x, deep, memo):
    cls = type(x)
    for base in (list, dict, set, tuple, bytearray):
        if issubclass(cls, base):
            break
    else:
        base = None
    if base is tuple:
        items = tuple.__iter__(x)
        new = tuple.__new__(cls, [deepcopy(item, memo) for item in items] if deep else items)
    else:
        new = cls.__new__(cls)
    if deep:
        memo[id(x)] = new
    if base is list:
        for item in list.__iter__(x):
            list.append(new, deepcopy(item, memo) if deep else item)
    elif base is set:
        for item in set.__iter__(x):
            set.add(new, deepcopy(item, memo) if deep else item)
    elif base is dict:
        for key, value in dict.items(x):
            if deep:
                key, value = deepcopy(key, memo), deepcopy(value, memo)
            dict.__setitem__(new, key, value)
    elif base is bytearray:
        new.extend(x)
    if isinstance(x, BaseException):
        new.args = deepcopy(x.args, memo) if deep else x.args
    state = None
    if hasattr(cls, "__getstate__") and cls.__getstate__ is not getattr(object, "__getstate__", None):
        state = x.__getstate__()
    elif hasattr(x, "__dict__"):
        state = x.__dict__
    if state is not None:
        if deep:
            state = deepcopy(state, memo)
        if hasattr(new, "__setstate__"):
            new.__setstate__(state)
        else:
            new.__dict__.update(state)
    for slots_class in cls.__mro__:
        slots = slots_class.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(x, name) and name not in ("__dict__", "__weakref__"):
                value = getattr(x, name)
                object.__setattr__(new, name, deepcopy(value, memo) if deep else value)
    return new


def copy(x):
    cls = type(x)
    if cls in _ATOMIC or cls is tuple or isinstance(x, type):
        return x
    if cls in (list, dict, set, bytearray):
        return x.copy()
    method = getattr(cls, "__copy__", None)
    if method is not None:
        return method(x)
    if type(x).__module__ == "builtins" and not isinstance(x, BaseException):
        return x
    return _reconstructed(x, False, None)


def deepcopy(x, memo=None, _nil=[]):
    cls = type(x)
    if cls in _ATOMIC and cls is not frozenset or isinstance(x, type):
        return x
    if memo is None:
        memo = {}
    known = memo.get(id(x), _nil)
    if known is not _nil:
        return known
    if cls is list:
        new = []
        memo[id(x)] = new
        for item in x:
            new.append(deepcopy(item, memo))
        return new
    if cls is dict:
        new = {}
        memo[id(x)] = new
        for key, value in x.items():
            new[deepcopy(key, memo)] = deepcopy(value, memo)
        return new
    if cls is tuple:
        items = [deepcopy(item, memo) for item in x]
        if id(x) in memo:
            return memo[id(x)]
        for old, new in zip(x, items):
            if old is not new:
                new = tuple(items)
                memo[id(x)] = new
                return new
        return x
    if cls is set or cls is frozenset:
        return cls([deepcopy(item, memo) for item in x])
    if cls is bytearray:
        return x.copy()
    method = getattr(cls, "__deepcopy__", None)
    if method is not None:
        new = method(x, memo)
    elif cls.__module__ == "builtins" and not isinstance(x, BaseException):
        new = x
    elif hasattr(cls, "__reduce_ex__") and cls.__reduce_ex__ is not getattr(object, "__reduce_ex__", None):
        reduced = x.__reduce_ex__(4)
        new = reduced[0](*deepcopy(reduced[1], memo))
    else:
        new = _reconstructed(x, True, memo)
    memo[id(x)] = new
    return new


deepcopy._not_rpython_ = "`copy.deepcopy` works at import time only: give the class a method that makes its copy"


def replace(obj, /, **changes):
    return type(obj).__replace__(obj, **changes)
