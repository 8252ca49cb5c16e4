"""Names for annotations. They have no effect at run time but to be read."""

import collections as _collections
import collections.abc as _abc
import sys as _sys
from abc import ABC as _ABC, ABCMeta as _ABCMeta
from types import GenericAlias as _BuiltinAlias, UnionType as _UnionType
from rpython.rlib.objectmodel import we_are_translated as _we_are_translated

# Its classes have nothing of their own that objects keep.
__mixins__ = True
__on_demand__ = "_typing"

TYPE_CHECKING = False


def _shown(arg):
    if arg is Ellipsis:
        return "..."
    if isinstance(arg, list):
        return "[" + ", ".join([_shown(item) for item in arg]) + "]"
    if isinstance(arg, type) and not isinstance(arg, _BuiltinAlias):
        if arg.__module__ == "builtins":
            return arg.__qualname__
        return "%s.%s" % (arg.__module__, arg.__qualname__)
    return repr(arg)


def _checked(arg):
    if arg is None:
        return type(None)
    if isinstance(arg, str):
        return ForwardRef(arg)
    return arg


def _parameters(args):
    found = []
    for arg in args:
        if isinstance(arg, (TypeVar, ParamSpec, TypeVarTuple)):
            inner = (arg,)
        elif isinstance(arg, list):
            inner = _parameters(arg)
        elif isinstance(arg, type):
            inner = ()
        else:
            inner = getattr(arg, "__parameters__", ())
        for parameter in inner:
            if parameter not in found:
                found.append(parameter)
    return tuple(found)


def _substituted(arg, given):
    if isinstance(arg, (TypeVar, ParamSpec, TypeVarTuple)):
        return given.get(arg, arg)
    if isinstance(arg, list):
        return [_substituted(item, given) for item in arg]
    if isinstance(arg, _Alias) and arg.__parameters__:
        return arg[tuple([given.get(p, p) for p in arg.__parameters__])]
    if isinstance(arg, _BuiltinAlias) and _parameters(arg.__args__):
        return arg[tuple([given.get(p, p) for p in _parameters(arg.__args__)])]
    return arg


class ForwardRef:
    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        self.__forward_arg__ = arg

    def __repr__(self):
        return "ForwardRef(%r)" % self.__forward_arg__

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return self.__forward_arg__ == other.__forward_arg__

    def __hash__(self):
        return hash(self.__forward_arg__)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _Special:
    """`Any`, `Union`, `Optional`, …"""

    _meaning_ = "form"

    def __init__(self, name, getitem=None):
        self._name = name
        self._getitem = getitem

    def __repr__(self):
        return "typing." + self._name

    def __getitem__(self, params):
        if self._getitem is None:
            raise TypeError("%r is not subscriptable" % self)
        return self._getitem(self, params)

    def __call__(self, *args, **kwds):
        raise TypeError("Cannot instantiate %r" % self)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass %r" % self)

    def __reduce__(self):
        return self._name


class _Alias:
    """A special form or a generic class with arguments."""

    _meaning_ = "alias"

    def __init__(self, origin, args, name=None):
        self.__origin__ = origin
        self.__args__ = tuple(args)
        self.__parameters__ = _parameters(self.__args__)
        self._name = name
        if origin is Union:
            # What `isinstance` asks for.
            self._members_ = self.__args__

    def __repr__(self):
        if self.__origin__ is Union:
            if len(self.__args__) == 2 and type(None) in self.__args__:
                other = [arg for arg in self.__args__ if arg is not type(None)][0]
                return "typing.Optional[%s]" % _shown(other)
            return "typing.Union[%s]" % ", ".join([_shown(arg) for arg in self.__args__])
        if self._name == "Callable":
            if self.__args__[0] is Ellipsis:
                return "typing.Callable[..., %s]" % _shown(self.__args__[-1])
            return "typing.Callable[[%s], %s]" % (
                ", ".join([_shown(arg) for arg in self.__args__[:-1]]), _shown(self.__args__[-1]))
        if self._name is not None:
            name = "typing." + self._name
        else:
            name = _shown(self.__origin__)
        if self.__origin__ is Literal:
            return "%s[%s]" % (name, ", ".join([repr(arg) for arg in self.__args__]))
        return "%s[%s]" % (name, ", ".join([_shown(arg) for arg in self.__args__]) or "()")

    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        if not self.__parameters__:
            raise TypeError("%r is not a generic class" % (self,))
        if len(params) != len(self.__parameters__):
            raise TypeError("Too %s arguments for %r; actual %d, expected %d" % (
                "many" if len(params) > len(self.__parameters__) else "few", self, len(params),
                len(self.__parameters__)))
        given = dict(zip(self.__parameters__, [_checked(param) for param in params]))
        args = [_substituted(arg, given) for arg in self.__args__]
        if self.__origin__ is Union:
            return Union[tuple(args)]
        return _Alias(self.__origin__, args, self._name)

    def __call__(self, *args, **kwds):
        if isinstance(self.__origin__, _Special):
            raise TypeError("Cannot instantiate %r" % self)
        return self.__origin__(*args, **kwds)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _Special):
            if self.__origin__ is _generic_marker:
                return (Generic,)
            raise TypeError("Cannot subclass %r" % self)
        if self.__origin__ in (Generic, Protocol):
            return (self.__origin__,)
        entries = [self.__origin__]
        plain = [base for base in bases if isinstance(base, type)]
        later = bases[bases.index(self) + 1:]
        if not any([isinstance(base, type) and issubclass(base, Generic) for base in plain]):
            if not any([isinstance(base, _Alias) for base in later]) and not issubclass(self.__origin__, Generic):
                entries.append(Generic)
        return tuple(entries)

    def __getattr__(self, name):
        if name[:2] == "__" and name[-2:] == "__":
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __eq__(self, other):
        if not isinstance(other, _Alias):
            return NotImplemented
        if self.__origin__ is Union and other.__origin__ is Union:
            return set(self.__args__) == set(other.__args__)
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        if self.__origin__ is Union:
            return hash((Union, frozenset(self.__args__)))
        return hash((self.__origin__, self.__args__))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __instancecheck__(self, obj):
        if self.__origin__ is Union:
            return isinstance(obj, self.__args__)
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __subclasscheck__(self, cls):
        if self.__origin__ is Union:
            return issubclass(cls, self.__args__)
        raise TypeError("Subscripted generics cannot be used with class and instance checks")


class _Generic:
    """`List`, `Dict`, …: another name for a class, which takes arguments."""

    def __init__(self, origin, name):
        self.__origin__ = origin
        self._name = name

    def __repr__(self):
        return "typing." + self._name

    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        if params == () and self.__origin__ is tuple:
            return _Alias(tuple, (), self._name)
        return _Alias(self.__origin__, [_checked(param) for param in params], self._name)

    def __call__(self, *args, **kwds):
        if self.__origin__.__module__ in ("builtins", "collections"):
            raise TypeError("Type %s cannot be instantiated; use %s() instead"
                            % (self._name, self.__origin__.__name__))
        return self.__origin__(*args, **kwds)

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __instancecheck__(self, obj):
        return isinstance(obj, self.__origin__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__origin__)

    def __getattr__(self, name):
        if name[:2] == "__" and name[-2:] == "__":
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _Callable(_Generic):
    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        if isinstance(args, list):
            args = [_checked(arg) for arg in args]
        else:
            args = [args]
        return _Alias(_abc.Callable, args + [_checked(result)], "Callable")


class TypeVar:
    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False, default=None):
        self.__name__ = name
        self.__constraints__ = constraints
        self.__bound__ = bound
        self.__covariant__ = covariant
        self.__contravariant__ = contravariant
        self.__module__ = _sys._getframe(1).f_globals.get("__name__")

    def __repr__(self):
        prefix = "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"
        return prefix + self.__name__

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __mro_entries__(self, bases):
        raise TypeError("Cannot subclass an instance of TypeVar")


class ParamSpec:
    def __init__(self, name, *, bound=None, covariant=False, contravariant=False):
        self.__name__ = name

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __repr__(self):
        return "~" + self.__name__


class ParamSpecArgs:
    """What `P.args` is."""

    _shown = "args"

    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return "%s.%s" % (self.__origin__.__name__, self._shown)

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return self.__origin__ == other.__origin__

    __hash__ = None


class ParamSpecKwargs(ParamSpecArgs):
    """What `P.kwargs` is."""

    _shown = "kwargs"
    __hash__ = None


class TypeVarTuple:
    def __init__(self, name):
        self.__name__ = name

    def __repr__(self):
        return self.__name__

    def __iter__(self):
        yield Unpack[self]


def _union(form, params):
    if params == ():
        raise TypeError("Cannot take a Union of no types.")
    if not isinstance(params, tuple):
        params = (params,)
    flat = []
    for param in params:
        param = _checked(param)
        if isinstance(param, _Alias) and param.__origin__ is Union:
            members = param.__args__
        elif isinstance(param, _UnionType):
            members = param.__args__
        else:
            members = (param,)
        for member in members:
            if member not in flat:
                flat.append(member)
    if len(flat) == 1:
        return flat[0]
    return _Alias(form, flat, "Union")


def _optional(form, param):
    return Union[param, None]


def _single(form, param):
    return _Alias(form, (_checked(param),), form._name)


def _several(form, params):
    if not isinstance(params, tuple):
        params = (params,)
    return _Alias(form, [_checked(param) for param in params], form._name)


def _literal(form, params):
    if not isinstance(params, tuple):
        params = (params,)
    flat = []
    for param in params:
        members = param.__args__ if isinstance(param, _Alias) and param.__origin__ is form else (param,)
        for member in members:
            if not any([member == seen and type(member) is type(seen) for seen in flat]):
                flat.append(member)
    return _Alias(form, flat, "Literal")


class Annotated:
    def __class_getitem__(cls, params):
        alias = _Alias(params[0], (params[0],))
        alias.__metadata__ = tuple(params[1:])
        return alias


class _AnyMeta(type):
    def __repr__(cls):
        return "typing.Any" if cls is Any else type.__repr__(cls)

    def __instancecheck__(cls, obj):
        if cls is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)


class Any(metaclass=_AnyMeta):
    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


Union = _Special("Union", _union)
Optional = _Special("Optional", _optional)
Literal = _Special("Literal", _literal)
ClassVar = _Special("ClassVar", _single)
Final = _Special("Final", _single)
Required = _Special("Required", _single)
NotRequired = _Special("NotRequired", _single)
ReadOnly = _Special("ReadOnly", _single)
Concatenate = _Special("Concatenate", _several)
TypeGuard = _Special("TypeGuard", _single)
TypeIs = _Special("TypeIs", _single)
Unpack = _Special("Unpack", _single)
NoReturn = _Special("NoReturn")
Never = _Special("Never")
Self = _Special("Self")
LiteralString = _Special("LiteralString")
TypeAlias = _Special("TypeAlias")
_generic_marker = _Special("Generic")

List = _Generic(list, "List")
Dict = _Generic(dict, "Dict")
Set = _Generic(set, "Set")
FrozenSet = _Generic(frozenset, "FrozenSet")
Tuple = _Generic(tuple, "Tuple")
Type = _Generic(type, "Type")
Callable = _Callable(_abc.Callable, "Callable")
DefaultDict = _Generic(_collections.defaultdict, "DefaultDict")
OrderedDict = _Generic(_collections.OrderedDict, "OrderedDict")
Counter = _Generic(_collections.Counter, "Counter")
ChainMap = _Generic(_collections.ChainMap, "ChainMap")
Deque = _Generic(_collections.deque, "Deque")
Iterable = _Generic(_abc.Iterable, "Iterable")
Iterator = _Generic(_abc.Iterator, "Iterator")
Generator = _Generic(_abc.Generator, "Generator")
Reversible = _Generic(_abc.Reversible, "Reversible")
Container = _Generic(_abc.Container, "Container")
Collection = _Generic(_abc.Collection, "Collection")
Sequence = _Generic(_abc.Sequence, "Sequence")
MutableSequence = _Generic(_abc.MutableSequence, "MutableSequence")
AbstractSet = _Generic(_abc.Set, "AbstractSet")
MutableSet = _Generic(_abc.MutableSet, "MutableSet")
Mapping = _Generic(_abc.Mapping, "Mapping")
MutableMapping = _Generic(_abc.MutableMapping, "MutableMapping")
KeysView = _Generic(_abc.KeysView, "KeysView")
ItemsView = _Generic(_abc.ItemsView, "ItemsView")
ValuesView = _Generic(_abc.ValuesView, "ValuesView")
Awaitable = _Generic(_abc.Awaitable, "Awaitable")
ByteString = _Generic(_abc.ByteString, "ByteString")
Coroutine = _Generic(_abc.Coroutine, "Coroutine")
AsyncIterable = _Generic(_abc.AsyncIterable, "AsyncIterable")
AsyncIterator = _Generic(_abc.AsyncIterator, "AsyncIterator")
AsyncGenerator = _Generic(_abc.AsyncGenerator, "AsyncGenerator")
MappingView = _Generic(_abc.MappingView, "MappingView")
Hashable = _abc.Hashable
Sized = _abc.Sized
Text = str
AnyStr = TypeVar("AnyStr", bytes, str)


class Generic:
    """Base of classes with type parameters."""

    __slots__ = ()

    @classmethod
    def __class_getitem__(cls, params):
        if not isinstance(params, tuple):
            params = (params,)
        params = tuple([_checked(param) for param in params])
        if cls in (Generic, Protocol):
            for param in params:
                if not isinstance(param, (TypeVar, ParamSpec, TypeVarTuple)):
                    if not (isinstance(param, _Alias) and param.__origin__ is Unpack):
                        raise TypeError("Parameters to %s[...] must all be type variables" % cls.__name__)
            return _Alias(cls, params, cls.__name__)
        return _Alias(cls, params)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        parameters = []
        for base in cls.__dict__.get("__orig_bases__", ()):
            for parameter in getattr(base, "__parameters__", ()):
                if parameter not in parameters:
                    parameters.append(parameter)
        cls.__parameters__ = tuple(parameters)


class _ProtocolMeta(_ABCMeta):
    _protocols_ = True

    def __instancecheck__(cls, instance):
        if cls is not Protocol and cls.__dict__.get("_is_protocol_"):
            if not cls.__dict__.get("_is_runtime_protocol_"):
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            return _implements(instance, cls)
        return type.__instancecheck__(cls, instance)

    def __subclasscheck__(cls, subclass):
        if cls is not Protocol and cls.__dict__.get("_is_protocol_") and cls not in subclass.__mro__:
            if not cls.__dict__.get("_is_runtime_protocol_"):
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            return _implements(subclass, cls)
        return type.__subclasscheck__(cls, subclass)

    def __call__(cls, *args, **kwds):
        if cls.__dict__.get("_is_protocol_"):
            raise TypeError("Protocols cannot be instantiated")
        return type.__call__(cls, *args, **kwds)


_NOT_MEMBERS = frozenset(
    ["_is_protocol_", "_is_runtime_protocol_", "__parameters__", "__orig_bases__", "__module__", "__qualname__",
     "__doc__", "__dict__", "__weakref__", "__slots__", "__annotations__", "__init__", "__new__",
     "__init_subclass__", "__class_getitem__", "__firstlineno__", "__static_attributes__", *_ABC.__dict__])


def _members(protocol):
    names = []
    for base in protocol.__mro__:
        if base.__dict__.get("_is_protocol_"):
            for name in list(base.__dict__) + list(base.__dict__.get("__annotations__", ())):
                if name not in _NOT_MEMBERS and name not in names:
                    names.append(name)
    return names


def _implements(obj, protocol):
    for name in _members(protocol):
        if not hasattr(obj, name):
            return False
    return True


class Protocol(Generic, metaclass=_ProtocolMeta):
    """Base of classes that say what methods others have."""

    __slots__ = ()
    _is_protocol_ = True

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        cls._is_protocol_ = Protocol in cls.__bases__


def runtime_checkable(cls):
    cls._is_runtime_protocol_ = True
    return cls


runtime = runtime_checkable


@runtime_checkable
class SupportsInt(Protocol):
    def __int__(self): ...


@runtime_checkable
class SupportsFloat(Protocol):
    def __float__(self): ...


@runtime_checkable
class SupportsComplex(Protocol):
    def __complex__(self): ...


@runtime_checkable
class SupportsBytes(Protocol):
    def __bytes__(self): ...


@runtime_checkable
class SupportsIndex(Protocol):
    def __index__(self): ...


@runtime_checkable
class SupportsAbs(Protocol):
    def __abs__(self): ...


@runtime_checkable
class SupportsRound(Protocol):
    def __round__(self, ndigits=0): ...


def cast(typ, val):
    return val


def assert_type(val, typ):
    return val


def reveal_type(obj):
    return obj


def assert_never(arg):
    raise AssertionError("Expected code to be unreachable, but got: %r" % (arg,))


def _overload_dummy(*args, **kwds):
    raise NotImplementedError("You should not call an overloaded function.")


_overloads = {}


def overload(func):
    if not _we_are_translated():
        of = getattr(func, "__func__", func)
        _overloads.setdefault((of.__module__, of.__qualname__), {})[of.__code__.co_firstlineno] = func
    return _overload_dummy


def get_overloads(func):
    of = getattr(func, "__func__", func)
    return list(_overloads.get((of.__module__, of.__qualname__), {}).values())


def clear_overloads():
    _overloads.clear()


for _function in (get_overloads, clear_overloads):
    _function._not_rpython_ = "`typing.%s` works at import time only" % _function.__name__
del _function


def final(f):
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method):
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


def no_type_check(arg):
    return arg


def no_type_check_decorator(decorator):
    def decorate(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))
    return decorate


def dataclass_transform(**kwargs):
    return lambda cls: cls


def get_origin(tp):
    if isinstance(tp, (_Alias, _BuiltinAlias)):
        return Annotated if hasattr(tp, "__metadata__") else tp.__origin__
    if isinstance(tp, _UnionType):
        return _UnionType
    if isinstance(tp, (_Generic, ParamSpecArgs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    return None


def get_args(tp):
    if isinstance(tp, _Alias):
        if hasattr(tp, "__metadata__"):
            return tp.__args__ + tp.__metadata__
        if tp._name == "Callable" and tp.__args__[0] is not Ellipsis:
            return (list(tp.__args__[:-1]), tp.__args__[-1])
        return tp.__args__
    if isinstance(tp, (_BuiltinAlias, _UnionType)):
        return tp.__args__
    return ()


def _evaluated(value, globals, locals):
    if value is None:
        return type(None)
    if isinstance(value, ForwardRef):
        value = value.__forward_arg__
    if isinstance(value, str):
        return _evaluated(eval(value, globals, locals), globals, locals)
    if isinstance(value, _Alias):
        args = [_evaluated(arg, globals, locals) if isinstance(arg, (ForwardRef, _Alias)) else arg
                for arg in value.__args__]
        return _Alias(value.__origin__, args, value._name)
    return value


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            module = _sys.modules.get(base.__module__)
            names = globalns if globalns is not None else getattr(module, "__dict__", {})
            for name, value in base.__dict__.get("__annotations__", {}).items():
                hints[name] = _evaluated(value, names, localns if localns is not None else dict(base.__dict__))
        return hints
    while hasattr(obj, "__wrapped__"):
        obj = obj.__wrapped__
    names = globalns if globalns is not None else getattr(obj, "__globals__", getattr(obj, "__dict__", {}))
    for name, value in getattr(obj, "__annotations__", {}).items():
        hints[name] = _evaluated(value, names, localns if localns is not None else names)
    return hints


class NewType:
    def __init__(self, name, tp):
        self.__name__ = name
        self.__qualname__ = name
        self.__supertype__ = tp
        self.__module__ = _sys._getframe(1).f_globals.get("__name__")

    def __call__(self, x):
        return x

    def __repr__(self):
        return "%s.%s" % (self.__module__, self.__qualname__)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        annotations = ns.get("__annotations__", {})
        defaults = []
        for name in annotations:
            if name in ns:
                defaults.append(ns[name])
            elif defaults:
                raise TypeError("Non-default namedtuple field %s cannot follow default field%s %s" % (
                    name, "s" if len(defaults) > 1 else "",
                    ", ".join([field for field in annotations if field in ns])))
        made = _collections.namedtuple(typename, list(annotations), defaults=defaults, module=ns.get("__module__"))
        made.__annotations__ = dict(annotations)
        for key, value in ns.items():
            if key in ("__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults",
                       "_make", "_replace", "_asdict"):
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in made._fields and key not in ("__module__", "__annotations__", "__classcell__",
                                                       "__orig_bases__"):
                setattr(made, key, value)
        return made


def NamedTuple(typename, fields=None, /, **kwargs):
    if fields is None:
        fields = kwargs.items()
    fields = list(fields)
    made = _collections.namedtuple(typename, [name for name, _ in fields],
                                   module=_sys._getframe(1).f_globals.get("__name__"))
    made.__annotations__ = dict(fields)
    return made


NamedTuple._not_rpython_ = "`NamedTuple` makes a class, which works at import time only: call it at the top level of a module"


_named_tuple_class = type.__new__(_NamedTupleMeta, "NamedTuple", (), {})


def _named_tuple_entries(bases):
    return (_named_tuple_class,)


NamedTuple.__mro_entries__ = _named_tuple_entries


class _TypedDictMeta(type):
    _meaning_ = "typed dict"

    def __new__(cls, name, bases, ns, total=True):
        made = type.__new__(_TypedDictMeta, name, (dict,), dict(ns))
        annotations = {}
        required = set()
        optional = set()
        for base in bases:
            annotations.update(base.__dict__.get("__annotations__", {}))
            required |= base.__dict__.get("__required_keys__", set())
            optional |= base.__dict__.get("__optional_keys__", set())
        for key, value in ns.get("__annotations__", {}).items():
            annotations[key] = value
            origin = get_origin(value)
            if origin is Required or (total and origin is not NotRequired):
                required.add(key)
            else:
                optional.add(key)
        made.__annotations__ = annotations
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__total__ = total
        return made

    def __call__(cls, *args, **kwargs):
        return dict(*args, **kwargs)

    def __instancecheck__(cls, obj):
        raise TypeError("TypedDict does not support instance and class checks")


def TypedDict(typename, fields=None, /, *, total=True, **kwargs):
    if fields is None:
        fields = kwargs
    return _TypedDictMeta(typename, (), {"__annotations__": dict(fields),
                                         "__module__": _sys._getframe(1).f_globals.get("__name__")}, total=total)


_typed_dict_class = type.__new__(_TypedDictMeta, "TypedDict", (), {})


def is_typeddict(tp):
    return isinstance(tp, _TypedDictMeta) and tp is not _typed_dict_class


def _typed_dict_entries(bases):
    return (_typed_dict_class,)


TypedDict.__mro_entries__ = _typed_dict_entries


class IO(Generic):
    pass


class TextIO(IO):
    pass


class BinaryIO(IO):
    pass
