"""`functools` in translated code, where functions have no attributes that others read, and a `partial` is a closure: one
class would have arguments of all types in one tuple and one dict."""

__specialize__ = "types"


def partial(function, /, *args):
    def call(*more, **keywords):
        return function(*args, *more, **keywords)
    return call


partial._meaning_ = "partial"

def function_of(prebuilt):
    """A `partial` that was made while the program was imported."""
    function, args, keywords = prebuilt.func, prebuilt.args, prebuilt.keywords
    if type(function) is staticmethod:
        function = function.__func__
    if keywords:
        def call(*more, **others):
            return function(*args, *more, **keywords, **others)
    else:
        def call(*more, **others):
            return function(*args, *more, **others)
    return call


def method_of(prebuilt):
    """The method that a `partialmethod` is."""
    function, args, keywords = prebuilt.func, prebuilt.args, prebuilt.keywords
    kind = type(function)
    if kind is staticmethod:
        return staticmethod(function_of(prebuilt))
    if kind is classmethod:
        function = function.__func__
    if keywords:
        def call(self, /, *more, **others):
            return function(self, *args, *more, **keywords, **others)
    else:
        def call(self, /, *more, **others):
            return function(self, *args, *more, **others)
    return classmethod(call) if kind is classmethod else call


def method_dispatching(registry):
    """The method that a `singledispatchmethod` is."""
    kind = type(registry[object])
    if any([type(function) is not kind for function in registry.values()]):
        raise TypeError("what one `singledispatchmethod` has is all methods, all class methods, or all static methods")
    if kind is staticmethod:
        return staticmethod(dispatching({cls: function.__func__ for cls, function in registry.items()}))
    if kind is classmethod:
        functions = {cls: function.__func__ for cls, function in registry.items()}
        return classmethod(dispatching(functions, _method_dispatching_for))
    return dispatching(registry, _method_dispatching_for)


def _method_dispatching_for(cls, function, otherwise):
    def call(self, x, /, *args, **keywords):
        if isinstance(x, cls):
            return function(self, x, *args, **keywords)
        return otherwise(self, x, *args, **keywords)
    return call


def _dispatching_for(cls, function, otherwise):
    def call(x, /, *args, **keywords):
        if isinstance(x, cls):
            return function(x, *args, **keywords)
        return otherwise(x, *args, **keywords)
    return call


def dispatching(registry, dispatching_for=_dispatching_for):
    """What `singledispatch` makes, when all its functions are registered: a class is asked for before those that stand
    behind it on the MRO of a class that derives from both."""
    left = [cls for cls in registry if cls is not object]
    classes = []
    while left:
        first = [cls for cls in left if not any([_precedes(other, cls) for other in left])]
        if not first:
            raise TypeError("classes of the program have those that `singledispatch` knows in different orders: "
                            + ", ".join([cls.__name__ for cls in left]))
        classes.append(first[0])
        left.remove(first[0])
    call = registry[object]
    name = call.__name__
    for cls in reversed(classes):
        call = dispatching_for(cls, registry[cls], call)
        call.__name__ = call.__qualname__ = name
    return call


def _precedes(a, b):
    if a is b or issubclass(b, a):
        return False
    if issubclass(a, b):
        return True
    return any([cls.__mro__.index(a) < cls.__mro__.index(b) for cls in _below(a) if b in cls.__mro__])


def _below(cls):
    found = []
    for below in cls.__subclasses__():
        found.append(below)
        found += _below(below)
    return found


def cache(function):
    # One for each number of arguments: defaults may be left out.
    tables = ({}, {}, {}, {}, {}, {}, {})

    def cached(*args):
        known = tables[len(args)]
        if args in known:
            return known[args]
        result = function(*args)
        known[args] = result
        return result
    return cached


def _limited(function, maxsize):
    known = {}

    def cached(*args):
        if args in known:
            result = known.pop(args)
            known[args] = result
            return result
        result = function(*args)
        if maxsize > 0:
            if len(known) >= maxsize:
                del known[next(iter(known))]
            known[args] = result
        return result
    return cached


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _limited(maxsize, 128)
    if maxsize is None:
        return cache

    def decorate(function):
        return _limited(function, maxsize)
    return decorate
