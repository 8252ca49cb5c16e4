"""Named tuples in translated code: objects with fields, which become tuples where a tuple is needed.

The classes are made while a program is translated; what makes them is not translated itself.
"""

__specialize__ = "types"

_twins = {}
_adopted = {}

_GENERATED = ("__new__", "__repr__", "_make", "_replace", "_asdict", "__getnewargs__", "__slots__", "__dict__",
              "__weakref__", "__doc__", "__getstate__")

_TEXT = """
def __init__(self{parameters}):
    {assignments}

def __tuple__(self):
    return ({values})

def __setattr__(self, name, value):
    raise AttributeError("can't set attribute")

def __delattr__(self, name):
    raise AttributeError("can't delete attribute")

def __eq__(self, other):
    if not isinstance(other, C):
        return NotImplemented
    return self.__tuple__() == other.__tuple__()

def __ne__(self, other):
    if not isinstance(other, C):
        return NotImplemented
    return self.__tuple__() != other.__tuple__()

def __lt__(self, other):
    return self.__tuple__() < other.__tuple__()

def __le__(self, other):
    return self.__tuple__() <= other.__tuple__()

def __gt__(self, other):
    return self.__tuple__() > other.__tuple__()

def __ge__(self, other):
    return self.__tuple__() >= other.__tuple__()

def __hash__(self):
    return hash(self.__tuple__())

def __repr__(self):
    return type(self).__name__ + {shown}

def _asdict(self):
    return {{{pairs}}}

def __getnewargs__(self):
    return self.__tuple__()

def _make(cls, iterable):
    {targets} = iterable
    return cls({arguments})

def __named_new__(cls{parameters}):
    self = instantiate(cls)
    {new_assignments}
    return self

__named_new__._annspecialcase_ = "specialize:arg(0)"
"""


def _root(cls):
    """The class itself, with fields, that `namedtuple` has made."""
    from rpython.rlib.objectmodel import instantiate
    fields = cls._fields
    scope = {"instantiate": instantiate, "__name__": cls.__module__}
    defaults = cls._field_defaults
    parameters = ""
    for name in fields:
        parameters += ", " + name
        if name in defaults:
            scope["default_" + name] = defaults[name]
            parameters += "=default_" + name
    assign = ["object.__setattr__(self, %r, %s)" % (name, name) for name in fields] or ["pass"]
    shown = " + ', ".join(["%s=' + repr(self.%s)" % (name, name) for name in fields])
    text = _TEXT.format(
        parameters=parameters,
        assignments="\n    ".join(assign),
        new_assignments="\n    ".join(assign),
        values="".join(["self.%s, " % name for name in fields]),
        shown="'(" + shown + " + ')'" if fields else "'()'",
        pairs=", ".join(["%r: self.%s" % (name, name) for name in fields]),
        targets="[" + ", ".join(fields) + "]",
        arguments=", ".join(fields))
    exec(text, scope)
    namespace = {}
    for name in ("__init__", "__tuple__", "__setattr__", "__delattr__", "__eq__", "__ne__", "__lt__", "__le__", "__gt__",
                 "__ge__", "__hash__", "__repr__", "_asdict", "__getnewargs__"):
        namespace[name] = scope[name]
    namespace["_make"] = classmethod(scope["_make"])
    namespace["__named_new__"] = staticmethod(scope["__named_new__"])
    return namespace, scope


def _ignore(self, *args):
    pass


def named(cls):
    """The class that stands for a class of named tuples."""
    found = _twins.get(cls)
    if found is not None:
        return found
    bases = []
    for base in cls.__bases__:
        if base is tuple:
            continue
        bases.append(named(base) if issubclass(base, tuple) else base)
    namespace = {}
    scope = {}
    root = tuple in cls.__bases__
    if root:
        namespace, scope = _root(cls)
    for name, value in cls.__dict__.items():
        if root and (name in cls._fields or name in _GENERATED and _is_generated(value)):
            continue
        if name not in ("__slots__", "__dict__", "__weakref__", "__getstate__"):
            namespace[name] = value
    if not root and "__new__" in cls.__dict__:
        namespace["__init__"] = _ignore
    namespace["__named__"] = cls
    made = type(cls.__name__, tuple(bases), namespace)
    made.__qualname__ = cls.__qualname__
    scope["C"] = made
    _twins[cls] = made
    _twins[made] = made
    return made


def _is_generated(value):
    """Whether `namedtuple` itself has given the class this."""
    func = getattr(value, "__func__", value)
    scope = getattr(func, "__globals__", None)
    return scope is None or scope.get("__name__") == "collections" or "_new" in scope


def adopt(instance):
    """The object that stands for a named tuple that is there before translation."""
    found = _adopted.get(id(instance))
    if found is None:
        made = object.__new__(named(type(instance)))
        for name, value in zip(instance._fields, tuple(instance)):
            object.__setattr__(made, name, value)
        found = _adopted[id(instance)] = (made, instance)
    return found[0]
