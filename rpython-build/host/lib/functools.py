"""Higher-order functions."""

from types import GenericAlias as _GenericAlias, MethodType as _MethodType, UnionType as _UnionType

from rpython.rlib.objectmodel import we_are_translated

__specialize__ = "types"

__all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache",
           "cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch",
           "singledispatchmethod", "cached_property"]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for name in assigned:
        if hasattr(wrapped, name):
            setattr(wrapper, name, getattr(wrapped, name))
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    def decorate(wrapper):
        if we_are_translated():
            # (What a function is called is known when it is translated: nobody may ask for it.)
            wrapper.__wrapped__ = wrapped
            return wrapper
        return update_wrapper(wrapper, wrapped, assigned, updated)
    return decorate


def reduce(function, sequence, *initial):
    it = iter(sequence)
    if len(initial) == 0:
        try:
            value = next(it)
        except StopIteration:
            raise TypeError("reduce() of empty iterable with no initial value")
    else:
        value = initial[0]
    while True:
        try:
            item = next(it)
        except StopIteration:
            return value
        value = function(value, item)


class partial:
    """A callable with some arguments given already."""

    def __new__(cls, func, /, *args, **keywords):
        if not callable(func):
            raise TypeError("the first argument must be callable")
        self = object.__new__(cls)
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords
        return self

    __class_getitem__ = classmethod(_GenericAlias)

    def _replaced_(self):
        from rpython.replacements.functools import function_of
        return function_of(self)

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})

    def __repr__(self):
        parts = [repr(self.func)]
        parts.extend([repr(arg) for arg in self.args])
        parts.extend(["%s=%r" % item for item in self.keywords.items()])
        return "functools.partial(" + ", ".join(parts) + ")"


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, obj, cls=None):
        func = self.func
        if hasattr(func, "__get__"):
            func = func.__get__(obj, cls)
            return partial(func, *self.args, **self.keywords)
        return partial(func, obj, *self.args, **self.keywords)

    __class_getitem__ = classmethod(_GenericAlias)

    def _replaced_method_(self):
        from rpython.replacements.functools import method_of
        return method_of(self)


class _CompareKey:
    __hash__ = None
    _annspecialcase_ = "specialize:ctr_location"

    def __init__(self, compare, obj):
        self.compare = compare
        self.obj = obj

    def __lt__(self, other):
        return self.compare(self.obj, other.obj) < 0

    def __gt__(self, other):
        return self.compare(self.obj, other.obj) > 0

    def __eq__(self, other):
        return self.compare(self.obj, other.obj) == 0

    def __le__(self, other):
        return self.compare(self.obj, other.obj) <= 0

    def __ge__(self, other):
        return self.compare(self.obj, other.obj) >= 0


def cmp_to_key(mycmp):
    def key(obj):
        return _CompareKey(mycmp, obj)
    return key


def _lt_from_le(self, other):
    result = self.__le__(other)
    return result if result is NotImplemented else result and self != other


def _lt_from_gt(self, other):
    result = self.__gt__(other)
    return result if result is NotImplemented else not result and self != other


def _lt_from_ge(self, other):
    result = self.__ge__(other)
    return result if result is NotImplemented else not result


def _le_from_lt(self, other):
    result = self.__lt__(other)
    return result if result is NotImplemented else result or self == other


def _le_from_gt(self, other):
    result = self.__gt__(other)
    return result if result is NotImplemented else not result


def _le_from_ge(self, other):
    result = self.__ge__(other)
    return result if result is NotImplemented else not result or self == other


def _gt_from_lt(self, other):
    result = self.__lt__(other)
    return result if result is NotImplemented else not result and self != other


def _gt_from_le(self, other):
    result = self.__le__(other)
    return result if result is NotImplemented else not result


def _gt_from_ge(self, other):
    result = self.__ge__(other)
    return result if result is NotImplemented else result and self != other


def _ge_from_lt(self, other):
    result = self.__lt__(other)
    return result if result is NotImplemented else not result


def _ge_from_le(self, other):
    result = self.__le__(other)
    return result if result is NotImplemented else not result or self == other


def _ge_from_gt(self, other):
    result = self.__gt__(other)
    return result if result is NotImplemented else result or self == other


_derived = {
    "__lt__": [("__gt__", _gt_from_lt), ("__le__", _le_from_lt), ("__ge__", _ge_from_lt)],
    "__le__": [("__ge__", _ge_from_le), ("__lt__", _lt_from_le), ("__gt__", _gt_from_le)],
    "__gt__": [("__lt__", _lt_from_gt), ("__ge__", _ge_from_gt), ("__le__", _le_from_gt)],
    "__ge__": [("__le__", _le_from_ge), ("__gt__", _gt_from_ge), ("__lt__", _lt_from_ge)],
}


def total_ordering(cls):
    roots = [name for name in _derived if getattr(cls, name, None) is not getattr(object, name, None)]
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    for preferred in ("__lt__", "__le__", "__gt__", "__ge__"):
        if preferred in roots:
            break
    for name, function in _derived[preferred]:
        if name not in roots:
            setattr(cls, name, function)
    return cls


class _CacheInfo:
    """What `cache_info` gives."""

    def __init__(self, hits, misses, maxsize, currsize):
        self.hits = hits
        self.misses = misses
        self.maxsize = maxsize
        self.currsize = currsize

    def __iter__(self):
        return iter((self.hits, self.misses, self.maxsize, self.currsize))

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __repr__(self):
        return "CacheInfo(hits=%d, misses=%d, maxsize=%s, currsize=%d)" % (
            self.hits, self.misses, self.maxsize, self.currsize)


class _Tables:
    """The tables of a cache: one for each number of arguments by position and set of names, so that translated code has
    one type of keys in each."""

    def __init__(self):
        self.made = {}

    def _freeze_(self):
        return True


def _table(tables, what, count, names):
    key = (what, count, names)
    if key not in tables.made:
        tables.made[key] = {}
    return tables.made[key]


_table._annspecialcase_ = "specialize:memo"


def _types_of(*values):
    if len(values) == 0:
        return ()
    return (type(values[0]), *_types_of(*values[1:]))


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize) and isinstance(typed, bool):
        return _lru_wrapper(maxsize, 128, typed)
    if maxsize is not None and not isinstance(maxsize, int):
        raise TypeError("Expected first argument to be an integer, a callable, or None")
    if maxsize is not None and maxsize < 0:
        maxsize = 0

    def decorate(function):
        return _lru_wrapper(function, maxsize, typed)
    return decorate


def _lru_wrapper(function, maxsize, typed):
    tables = _Tables()
    # Hits, misses, how many results are kept, and how often one was used.
    counts = [0, 0, 0, 0]
    # What forgets a result, by when that was used, or all of a table.
    forgetters = {}

    def wrapper(*args, **keywords):
        results = _table(tables, "results", len(args), tuple(keywords))
        values = (*args, *tuple(keywords.values()))
        key = (values, _types_of(*values)) if typed else values
        if maxsize is None:
            if key in results:
                counts[0] += 1
                return results[key]
            counts[1] += 1
            result = function(*args, **keywords)
            if not results:
                forgetters[len(forgetters)] = lambda: results.clear()
            if key not in results:
                counts[2] += 1
                results[key] = result
            return result
        times = _table(tables, "times", len(args), tuple(keywords))
        if key in results:
            counts[0] += 1
            counts[3] += 1
            forgetters[counts[3]] = forgetters.pop(times[key])
            times[key] = counts[3]
            return results[key]
        counts[1] += 1
        result = function(*args, **keywords)
        if maxsize > 0 and key not in results:
            def forget():
                del results[key]
                del times[key]

            if counts[2] == maxsize:
                forgetters.pop(next(iter(forgetters)))()
            else:
                counts[2] += 1
            counts[3] += 1
            forgetters[counts[3]] = forget
            times[key] = counts[3]
            results[key] = result
        return result

    def cache_info():
        return _CacheInfo(counts[0], counts[1], maxsize, counts[2])

    def cache_clear():
        for forget in list(forgetters.values()):
            forget()
        forgetters.clear()
        for i in range(len(counts)):
            counts[i] = 0

    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return update_wrapper(wrapper, function)


def cache(user_function, /):
    return lru_cache(maxsize=None)(user_function)


class cached_property:
    _meaning_ = "cached property"
    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError("Cannot assign the same cached_property to two different names "
                            "(%r and %r)." % (self.attrname, name))

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        value = self.func(instance)
        instance.__dict__[self.attrname] = value
        return value


def _dispatched_classes(hint):
    """The classes that a class or union names."""
    if isinstance(hint, type) and not isinstance(hint, _GenericAlias):
        return (hint,)
    from typing import Union, get_origin
    if get_origin(hint) in (Union, _UnionType) and all([_dispatched_classes(member) for member in hint.__args__]):
        return hint.__args__
    return ()


class _Dispatcher:
    """A function that asks of which class its first argument is."""

    def __init__(self, func):
        self.registry = {object: func}
        update_wrapper(self, func)

    def dispatch(self, cls):
        for base in cls.__mro__:
            if base in self.registry:
                return self.registry[base]
        for base in self.registry:
            if base is not object and issubclass(cls, base):
                return self.registry[base]
        return self.registry[object]

    def register(self, cls, function=None):
        classes = _dispatched_classes(cls)
        if classes:
            if function is None:
                return lambda function: self.register(cls, function)
        else:
            if function is not None:
                raise TypeError("Invalid first argument to `register()`. %r is not a class or union type." % (cls,))
            if not getattr(cls, "__annotations__", {}):
                raise TypeError("Invalid first argument to `register()`: %r. Use either `@register(some_class)` "
                                "or plain `@register` on an annotated function." % (cls,))
            from typing import get_type_hints
            function = cls
            name, hint = next(iter(get_type_hints(function).items()))
            classes = _dispatched_classes(hint)
            if not classes:
                raise TypeError("Invalid annotation for %r. %r is not a class." % (name, hint))
        for cls in classes:
            self.registry[cls] = function
        return function

    def __call__(self, /, *args, **keywords):
        if not args:
            raise TypeError("%s requires at least 1 positional argument" % self.__name__)
        return self.dispatch(args[0].__class__)(*args, **keywords)

    def __get__(self, obj, cls=None):
        return self if obj is None else _MethodType(self, obj)

    def _replaced_(self):
        from rpython.replacements.functools import dispatching
        return dispatching(self.registry)


def singledispatch(func):
    return _Dispatcher(func)


class singledispatchmethod:
    def __init__(self, func):
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, method)

    def __get__(self, obj, cls=None):
        def method(*args, **keywords):
            function = self.dispatcher.dispatch(args[0].__class__)
            return function.__get__(obj, cls)(*args, **keywords)
        method.register = self.register
        return update_wrapper(method, self.func)

    def _replaced_method_(self):
        from rpython.replacements.functools import method_dispatching
        return method_dispatching(self.dispatcher.registry)
