"""Classes whose methods follow from their annotated attributes.

The methods are made from source text, so that each is an ordinary function with the class's
module as globals.
"""

import sys as _sys
import types as _types

__all__ = ["dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields",
           "asdict", "astuple", "make_dataclass", "replace", "is_dataclass"]


class FrozenInstanceError(AttributeError):
    pass


class _Missing:
    def __repr__(self):
        return "<dataclasses._MISSING_TYPE object>"


class _KeywordOnly:
    pass


class _Factory:
    _meaning_ = "left out"

    def __repr__(self):
        return "<factory>"


MISSING = _Missing()
KW_ONLY = _KeywordOnly()
_HAS_DEFAULT_FACTORY = _Factory()


class InitVar:
    """An argument of `__init__` that is no field."""

    def __init__(self, type):
        self.type = type

    def __class_getitem__(cls, type):
        return InitVar(type)

    def __repr__(self):
        return "dataclasses.InitVar[%s]" % getattr(self.type, "__name__", self.type)


class Field:
    """What is known of one field."""

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = metadata if metadata is not None else {}
        self.kw_only = kw_only
        self._kind = "field"

    def __repr__(self):
        return ("Field(name=%r,type=%r,default=%r,default_factory=%r,init=%r,repr=%r,hash=%r,compare=%r,"
                "metadata=mappingproxy(%r),kw_only=%r,_field_type=_FIELD)"
                % (self.name, self.type, self.default, self.default_factory, self.init, self.repr, self.hash,
                   self.compare, self.metadata, self.kw_only))

    def __set_name__(self, owner, name):
        hook = getattr(type(self.default), "__set_name__", None)
        if hook is not None:
            hook(self.default, owner, name)

    def _freeze_(self):
        return True

    __class_getitem__ = classmethod(lambda cls, item: cls)


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True,
          metadata=None, kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False, weakref_slot=False):
    def decorate(cls):
        return _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)
    return decorate if cls is None else decorate(cls)


def _is_kind(annotation, cls_name, module_name, module, marker):
    """Whether an annotation, perhaps a string, is `ClassVar`, `InitVar` or `KW_ONLY`."""
    if isinstance(annotation, str):
        name = annotation.split("[")[0].strip()
        return name == cls_name or name == module_name + "." + cls_name
    return marker(annotation)


def _is_classvar(annotation):
    typing = _sys.modules.get("typing")
    if isinstance(annotation, str):
        return _is_kind(annotation, "ClassVar", "typing", None, None)
    if typing is None:
        return False
    return annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar


def _is_initvar(annotation):
    if isinstance(annotation, str):
        return _is_kind(annotation, "InitVar", "dataclasses", None, None)
    return annotation is InitVar or type(annotation) is InitVar


def _is_kw_only(annotation):
    if isinstance(annotation, str):
        return _is_kind(annotation, "KW_ONLY", "dataclasses", None, None)
    return annotation is KW_ONLY


def _collect(cls, kw_only):
    """The fields that the class's own annotations declare."""
    own = []
    annotations = cls.__dict__.get("__annotations__", {})
    keyword_part = kw_only
    seen_marker = False
    for name, annotation in annotations.items():
        if _is_kw_only(annotation):
            if seen_marker:
                raise TypeError("%r is KW_ONLY, but KW_ONLY has already been specified" % name)
            seen_marker = True
            keyword_part = True
            continue
        default = getattr(cls, name, MISSING)
        if isinstance(default, Field):
            f = default
        else:
            if isinstance(default, _types.MemberDescriptorType):
                default = MISSING
            f = field(default=default)
        f.name = name
        f.type = annotation
        if _is_classvar(annotation):
            f._kind = "classvar"
        elif _is_initvar(annotation):
            f._kind = "initvar"
        if f._kind != "field" and f.default_factory is not MISSING:
            raise TypeError("field %s cannot have a default factory" % name)
        if f._kind == "classvar":
            if f.kw_only is not MISSING:
                raise TypeError("field %s is a ClassVar but specifies kw_only" % name)
        elif f.kw_only is MISSING:
            f.kw_only = keyword_part
        if f._kind == "field" and f.default is not MISSING and f.default.__class__.__hash__ is None:
            raise ValueError("mutable default %s for field %s is not allowed: use default_factory"
                             % (type(f.default), name))
        own.append(f)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError("%r is a field but has no type annotation" % name)
    return own


def _function(cls, name, arguments, body, scope=None):
    """A function from source text; names of `scope` are its captured variables."""
    scope = scope or {}
    lines = ["def _make(%s):" % ", ".join(scope), " def %s(%s):" % (name, ", ".join(arguments))]
    lines.extend(["  " + line for line in body])
    lines.append(" return %s" % name)
    namespace = {}
    module = _sys.modules.get(cls.__module__)
    exec("\n".join(lines), module.__dict__ if module is not None else {}, namespace)
    function = namespace["_make"](**scope)
    function.__qualname__ = "%s.%s" % (cls.__qualname__, name)
    return function


def _init(cls, all_fields, frozen, has_post_init):
    scope = {}
    if frozen:
        scope["_setattr"] = object.__setattr__
    positional = []
    keywords = []
    body = []
    post = []
    default_seen = None
    for f in all_fields:
        if f._kind == "classvar":
            continue
        has_default = f.default is not MISSING or f.default_factory is not MISSING
        if f.init:
            if not f.kw_only:
                if has_default:
                    default_seen = f.name
                elif default_seen is not None:
                    raise TypeError("non-default argument %r follows default argument" % f.name)
            parameter = f.name
            if f.default_factory is not MISSING:
                scope["_factory"] = _HAS_DEFAULT_FACTORY
                parameter += "=_factory"
            elif f.default is not MISSING:
                scope["_default_" + f.name] = f.default
                parameter += "=_default_" + f.name
            (keywords if f.kw_only else positional).append(parameter)
        if f._kind == "initvar":
            post.append(f.name)
            continue
        value = None
        if f.default_factory is not MISSING:
            scope["_make_" + f.name] = f.default_factory
            if f.init:
                value = "_make_%s() if %s is _factory else %s" % (f.name, f.name, f.name)
            else:
                value = "_make_%s()" % f.name
        elif f.init:
            value = f.name
        if value is not None:
            if frozen:
                body.append("_setattr(%s, %r, %s)" % (_self_name(all_fields), f.name, value))
            else:
                body.append("%s.%s = %s" % (_self_name(all_fields), f.name, value))
    this = _self_name(all_fields)
    if has_post_init:
        body.append("%s.__post_init__(%s)" % (this, ", ".join(post)))
    arguments = [this] + positional
    if keywords:
        arguments.append("*")
        arguments.extend(keywords)
    function = _function(cls, "__init__", arguments, body or ["pass"], scope)
    annotations = {}
    for f in all_fields:
        if f.init and f._kind != "classvar":
            annotations[f.name] = f.type
    annotations["return"] = None
    function.__annotations__ = annotations
    return function


def _self_name(all_fields):
    for f in all_fields:
        if f.name == "self":
            return "_dataclass_self"
    return "self"


def _tuple_text(this, chosen):
    parts = ["%s.%s" % (this, f.name) for f in chosen]
    return "(" + ", ".join(parts) + ("," if len(parts) == 1 else "") + ")"


# The objects whose text is being made.
_showing = []

_PLAIN = (int, float, bool, str, bytes, None)


def _is_plain(hint):
    """Whether what has this hint leads to no object that it could be in."""
    for plain in _PLAIN:
        if hint is plain or isinstance(hint, str) and hint == getattr(plain, "__name__", "None"):
            return True
    return False


def _repr_method(cls, chosen):
    if not chosen:
        return _function(cls, "__repr__", ["self"], ["return self.__class__.__qualname__ + '()'"])
    parts = ", ".join(["%s={self.%s!r}" % (f.name, f.name) for f in chosen])
    text = "return self.__class__.__qualname__ + f\"(%s)\"" % parts
    if all([_is_plain(f.type) for f in chosen]):
        return _function(cls, "__repr__", ["self"], [text])
    return _function(cls, "__repr__", ["self"], [
        "number = identity(self)",
        "if number in showing:",
        " return '...'",
        "showing.append(number)",
        "try:",
        " " + text,
        "finally:",
        " showing.pop()",
    ], {"identity": id, "showing": _showing})


def _comparison(cls, name, operator, chosen):
    return _function(cls, name, ["self", "other"], [
        "if other.__class__ is self.__class__:",
        " return %s %s %s" % (_tuple_text("self", chosen), operator, _tuple_text("other", chosen)),
        "return NotImplemented",
    ])


def _freeze_methods(cls, names):
    scope = {"cls": cls, "FrozenInstanceError": FrozenInstanceError, "names": names}
    test = "if type(self) is cls or name in names:"
    setter = _function(cls, "__setattr__", ["self", "name", "value"], [
        test,
        " raise FrozenInstanceError(f\"cannot assign to field {name!r}\")",
        "super(cls, self).__setattr__(name, value)",
    ], scope)
    deleter = _function(cls, "__delattr__", ["self", "name"], [
        test,
        " raise FrozenInstanceError(f\"cannot delete field {name!r}\")",
        "super(cls, self).__delattr__(name)",
    ], scope)
    return setter, deleter


def _define(cls, name, function):
    """Sets a method that the class does not have itself; whether it had it."""
    if name in cls.__dict__:
        return True
    setattr(cls, name, function)
    return False


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
    found = {}
    any_frozen_base = False
    has_bases = False
    for base in cls.__mro__[-1:0:-1]:
        inherited = base.__dict__.get("__dataclass_fields__")
        if inherited is not None:
            has_bases = True
            for f in inherited.values():
                found[f.name] = f
            if base.__dataclass_params__.frozen:
                any_frozen_base = True
    own = _collect(cls, kw_only)
    for f in own:
        found[f.name] = f
        if isinstance(cls.__dict__.get(f.name), Field):
            if f.default is MISSING:
                delattr(cls, f.name)
            else:
                setattr(cls, f.name, f.default)
    if has_bases:
        if any_frozen_base and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if not any_frozen_base and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    cls.__dataclass_fields__ = found
    cls.__dataclass_params__ = _Params(init, repr, eq, order, unsafe_hash, frozen)
    all_fields = [f for f in found.values() if f._kind != "classvar"]
    real = [f for f in all_fields if f._kind == "field"]
    explicit_hash = cls.__dict__.get("__hash__", MISSING)
    has_explicit_hash = not (explicit_hash is MISSING
                             or (explicit_hash is None and "__eq__" in cls.__dict__))
    if init:
        _define(cls, "__init__", _init(cls, all_fields, frozen, hasattr(cls, "__post_init__")))
    if repr:
        _define(cls, "__repr__", _repr_method(cls, [f for f in real if f.repr]))
    compared = [f for f in real if f.compare]
    if eq:
        _define(cls, "__eq__", _comparison(cls, "__eq__", "==", compared))
    if order:
        for name, operator in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            if _define(cls, name, _comparison(cls, name, operator, compared)):
                raise TypeError("Cannot overwrite attribute %s in class %s. Consider using "
                                "functools.total_ordering" % (name, cls.__name__))
    if frozen:
        setter, deleter = _freeze_methods(cls, tuple([f.name for f in real]))
        for name, function in (("__setattr__", setter), ("__delattr__", deleter)):
            if _define(cls, name, function):
                raise TypeError("Cannot overwrite attribute %s in class %s" % (name, cls.__name__))
    hashed = [f for f in real if (f.compare if f.hash is None else f.hash)]
    if unsafe_hash or (eq and frozen):
        if unsafe_hash and has_explicit_hash:
            raise TypeError("Cannot overwrite attribute __hash__ in class %s" % cls.__name__)
        if not has_explicit_hash:
            cls.__hash__ = _function(cls, "__hash__", ["self"], ["return hash(%s)" % _tuple_text("self", hashed)])
    elif eq and not has_explicit_hash:
        cls.__hash__ = None
    if cls.__doc__ is None:
        cls.__doc__ = cls.__name__ + "(" + ", ".join([f.name for f in all_fields if f.init]) + ")"
    if match_args:
        _define(cls, "__match_args__", tuple([f.name for f in all_fields if f.init and not f.kw_only]))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _with_slots(cls, [f.name for f in real])
    return cls


class _Params:
    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen


def _with_slots(cls, names):
    """The class once more, with `__slots__`."""
    if "__slots__" in cls.__dict__:
        raise TypeError("%s already specifies __slots__" % cls.__name__)
    namespace = dict(cls.__dict__)
    inherited = set()
    for base in cls.__mro__[1:-1]:
        inherited.update(base.__dict__.get("__slots__", ()))
    namespace["__slots__"] = tuple([name for name in names if name not in inherited])
    for name in names:
        namespace.pop(name, None)
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    new = type(cls)(cls.__name__, cls.__bases__, namespace)
    new.__qualname__ = cls.__qualname__
    return new


def fields(class_or_instance):
    found = getattr(class_or_instance, "__dataclass_fields__", None)
    if found is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple([f for f in found.values() if f._kind == "field"])


def is_dataclass(obj):
    return hasattr(obj, "__dataclass_fields__")


def _is_instance(obj):
    return hasattr(type(obj), "__dataclass_fields__")


def _converted(value, convert):
    if _is_instance(value):
        return convert(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*[_converted(item, convert) for item in value])
    if isinstance(value, (list, tuple)):
        return type(value)([_converted(item, convert) for item in value])
    if isinstance(value, dict):
        return type(value)([(_converted(k, convert), _converted(v, convert)) for k, v in value.items()])
    import copy
    return copy.deepcopy(value)


def asdict(obj, *, dict_factory=dict):
    if not _is_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")

    def convert(value):
        return dict_factory([(f.name, _converted(getattr(value, f.name), convert)) for f in fields(value)])
    return convert(obj)


asdict._meaning_ = "asdict"


def astuple(obj, *, tuple_factory=tuple):
    if not _is_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")

    def convert(value):
        return tuple_factory([_converted(getattr(value, f.name), convert) for f in fields(value)])
    return convert(obj)


astuple._meaning_ = "astuple"


for _func in (asdict, astuple):
    _func._not_rpython_ = ("`%s` is for an object of a dataclass, without other arguments, in translated code"
                           % _func.__name__)
del _func


def replace(obj, /, **changes):
    if not _is_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for f in obj.__dataclass_fields__.values():
        if f._kind == "classvar":
            continue
        if not f.init:
            if f.name in changes:
                raise ValueError("field %s is declared with init=False, it cannot be specified with replace()"
                                 % f.name)
            continue
        if f.name not in changes:
            if f._kind == "initvar" and f.default is MISSING:
                raise ValueError("InitVar %r must be specified with replace()" % f.name)
            changes[f.name] = getattr(obj, f.name)
    return obj.__class__(**changes)


replace._meaning_ = "replace"


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, **options):
    body = dict(namespace or {})
    annotations = {}
    for item in fields:
        if isinstance(item, str):
            annotations[item] = "typing.Any"
            continue
        name, annotation = item[0], item[1]
        annotations[name] = annotation
        if len(item) == 3:
            body[name] = item[2]
    body["__annotations__"] = annotations
    return dataclass(type(cls_name, tuple(bases), body), **options)


make_dataclass._not_rpython_ = "`make_dataclass` makes a class, which works at import time only: call it at the top level of a module"
