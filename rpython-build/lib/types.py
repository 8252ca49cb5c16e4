"""The types that have no name among the builtins."""


def _function():
    captured = 1

    def inner():
        return captured
    return inner


def _generator():
    yield


FunctionType = type(_function)
LambdaType = FunctionType
CodeType = type(_function.__code__)
MappingProxyType = type(type.__dict__)
CellType = type(_function().__closure__[0])
GeneratorType = type(_generator())
BuiltinFunctionType = type(len)
BuiltinMethodType = BuiltinFunctionType
MethodWrapperType = type(object().__str__)
WrapperDescriptorType = type(object.__init__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])
NoneType = type(None)
NotImplementedType = type(NotImplemented)
EllipsisType = type(Ellipsis)


class _Holder:
    def method(self):
        pass


MethodType = type(_Holder().method)
del _Holder

import sys as _sys
ModuleType = type(_sys)


class SimpleNamespace:
    """An object with the attributes that it is given."""

    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    def __repr__(self):
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        return "%s(%s)" % (name, ", ".join(["%s=%r" % item for item in self.__dict__.items()]))

    def __eq__(self, other):
        if isinstance(self, SimpleNamespace) and isinstance(other, SimpleNamespace):
            return self.__dict__ == other.__dict__
        return NotImplemented


def _type_repr(obj):
    if obj is Ellipsis:
        return "..."
    if isinstance(obj, type) and not isinstance(obj, GenericAlias):
        if obj.__module__ == "builtins":
            return obj.__qualname__
        return "%s.%s" % (obj.__module__, obj.__qualname__)
    return repr(obj)


class GenericAlias:
    """`list[int]`"""

    def __init__(self, origin, args):
        self.__origin__ = origin
        self.__args__ = args if isinstance(args, tuple) else (args,)
        parameters = []
        for arg in self.__args__:
            found = getattr(arg, "__parameters__", ()) if not isinstance(arg, type) else ()
            if type(arg).__name__ == "TypeVar":
                found = (arg,)
            for parameter in found:
                if parameter not in parameters:
                    parameters.append(parameter)
        self.__parameters__ = tuple(parameters)

    def __repr__(self):
        origin = self.__origin__
        name = origin.__qualname__
        if origin.__module__ != "builtins":
            name = origin.__module__ + "." + name
        return "%s[%s]" % (name, ", ".join([_type_repr(arg) for arg in self.__args__]) or "()")

    def __call__(self, *args, **kwargs):
        return self.__origin__(*args, **kwargs)

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __getattr__(self, name):
        if name[:2] == "__" and name[-2:] == "__":
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __getitem__(self, args):
        if not isinstance(args, tuple):
            args = (args,)
        if len(args) != len(self.__parameters__):
            raise TypeError("%r is not a generic class" % (self,))
        given = dict(zip(self.__parameters__, args))
        return GenericAlias(self.__origin__, tuple([given.get(arg, arg) for arg in self.__args__]))

    def __eq__(self, other):
        if not isinstance(other, GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __or__(self, other):
        return UnionType((self, other))

    def __ror__(self, other):
        return UnionType((other, self))

    def __instancecheck__(self, obj):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")

    def __subclasscheck__(self, cls):
        raise TypeError("issubclass() argument 2 cannot be a parameterized generic")


class UnionType:
    """`int | None`"""

    def __init__(self, args):
        flat = []
        for arg in args:
            members = arg.__args__ if isinstance(arg, UnionType) else (arg,)
            for member in members:
                if member is None:
                    member = NoneType
                if member not in flat:
                    flat.append(member)
        self.__args__ = tuple(flat)

    def __repr__(self):
        return " | ".join(["None" if arg is NoneType else _type_repr(arg) for arg in self.__args__])

    def __eq__(self, other):
        if not isinstance(other, UnionType):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __or__(self, other):
        return UnionType((self, other))

    def __ror__(self, other):
        return UnionType((other, self))

    def __instancecheck__(self, obj):
        return isinstance(obj, self.__args__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__args__)


class DynamicClassAttribute(property):
    """A property of instances that leaves the name on the class to others."""

    def __get__(self, instance, owner=None):
        if instance is None:
            raise AttributeError()
        return property.__get__(self, instance, owner)


def new_class(name, bases=(), kwds=None, exec_body=None):
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, resolved, namespace, **kwds)


def resolve_bases(bases):
    out = []
    changed = False
    for base in bases:
        if not isinstance(base, type) and hasattr(base, "__mro_entries__"):
            out.extend(base.__mro_entries__(bases))
            changed = True
        else:
            out.append(base)
    return tuple(out) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    kwds = dict(kwds or {})
    if "metaclass" in kwds:
        meta = kwds.pop("metaclass")
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        for base in bases:
            if issubclass(type(base), meta):
                meta = type(base)
            elif not issubclass(meta, type(base)):
                raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) "
                                "subclass of the metaclasses of all its bases")
    namespace = meta.__prepare__(name, bases, **kwds) if hasattr(meta, "__prepare__") else {}
    return meta, namespace, kwds


def get_original_bases(cls):
    return cls.__dict__.get("__orig_bases__", cls.__bases__)


def coroutine(func):
    return func


TracebackType = None
FrameType = type(_sys._getframe())
try:
    raise ValueError
except ValueError as _error:
    TracebackType = type(_error.__traceback__)
GetSetDescriptorType = type(FunctionType.__code__)
MemberDescriptorType = GetSetDescriptorType
