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
    __slots__ = "slot"

    def method(self):
        pass


MethodType = type(_Holder().method)
MemberDescriptorType = type(_Holder.__dict__["slot"])
del _Holder

import sys as _sys
ModuleType = type(_sys)


class SimpleNamespace:
    """An object with the attributes that it is given."""

    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    __init__._not_rpython_ = "a `SimpleNamespace` is made at import time only: write a class, or a `dataclass`"

    def __repr__(self):
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        return "%s(%s)" % (name, ", ".join(["%s=%r" % item for item in self.__dict__.items()]))

    def __eq__(self, other):
        if isinstance(self, SimpleNamespace) and isinstance(other, SimpleNamespace):
            return self.__dict__ == other.__dict__
        return NotImplemented


GenericAlias = type(list[int])
UnionType = type(int | str)


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


new_class._not_rpython_ = "`new_class` makes a class, which works at import time only: call it at the top level of a module"


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
