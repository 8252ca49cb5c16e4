"""Enumerations."""

__specialize__ = "types"

__all__ = ["EnumMeta", "EnumType", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique",
           "property", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP",
           "global_enum"]

_builtin_property = property

from types import DynamicClassAttribute as property


class auto:
    """The next value."""

    def __init__(self, value=None):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % (self.value,)


class member:
    """Makes a member of what would not be one."""

    def __init__(self, value):
        self.value = value


class nonmember:
    """Keeps what would be a member from being one."""

    def __init__(self, value):
        self.value = value


def _is_dunder(name):
    return len(name) > 4 and name[:2] == "__" and name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


def _is_sunder(name):
    return len(name) > 2 and name[0] == "_" and name[-1] == "_" and name[1] != "_" and name[-2] != "_"


def _is_private(cls_name, name):
    prefix = "_%s__" % cls_name.lstrip("_")
    return name.startswith(prefix) and not name.endswith("__")


def _is_descriptor(value):
    return hasattr(value, "__get__") or hasattr(value, "__set__") or hasattr(value, "__delete__")


class _EnumDict(dict):
    """The namespace of a class body: remembers which names are members."""

    def __init__(self, cls_name):
        super().__init__()
        self._cls_name = cls_name
        self._members = {}
        self._last_values = []
        self._ignore = []
        self._generate = None

    def __setitem__(self, key, value):
        if _is_sunder(key):
            if key == "_generate_next_value_":
                if self._last_values:
                    raise TypeError("_generate_next_value_ must be defined before members")
                self._generate = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                self._ignore = value.replace(",", " ").split() if isinstance(value, str) else list(value)
            elif key not in ("_order_", "_missing_", "_numeric_repr_", "_iter_member_", "_iter_member_by_value_",
                             "_iter_member_by_def_", "_boundary_"):
                raise ValueError("_sunder_ names, such as %r, are reserved for future Enum use" % key)
        elif _is_dunder(key) or _is_private(self._cls_name, key) or key in self._ignore:
            pass
        elif key in self._members:
            raise TypeError("%r already defined as %r" % (key, self[key]))
        elif isinstance(value, nonmember):
            value = value.value
        elif isinstance(value, member) or not _is_descriptor(value):
            if isinstance(value, member):
                value = value.value
            elif key in self:
                raise TypeError("%r already defined as %r" % (key, self[key]))
            value = self._resolved(key, value)
            self._members[key] = value
            self._last_values.append(value)
        dict.__setitem__(self, key, value)

    def _next(self, key):
        generate = self._generate
        return generate(key, 1, len(self._members), self._last_values[:])

    def _resolved(self, key, value):
        if isinstance(value, auto):
            if value.value is None:
                value.value = self._next(key)
            return value.value
        if type(value) is tuple and any([isinstance(item, auto) for item in value]):
            return tuple([self._resolved(key, item) for item in value])
        return value

    def update(self, members, **more):
        for name in members:
            self[name] = members[name]
        for name, value in more.items():
            self[name] = value


def _member_type(bases):
    """The data type that the members are, besides being members."""
    for base in bases:
        for cls in base.__mro__:
            if cls is object:
                continue
            if isinstance(cls, EnumType):
                if cls.__dict__.get("_member_type_", object) is not object:
                    return cls._member_type_
                continue
            if "__new__" in cls.__dict__ or "__dataclass_fields__" in cls.__dict__:
                return cls
    return object


def _find_new(namespace, member_type, first_enum):
    own = namespace.get("__new__")
    if own is not None:
        return own.__func__ if isinstance(own, staticmethod) else own
    if first_enum is not None:
        for cls in first_enum.__mro__:
            saved = cls.__dict__.get("_new_member_")
            if saved is not None and saved is not object.__new__:
                return saved
    return member_type.__new__


class EnumType(type):
    _meaning_ = "enum"

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        metacls._check_bases(cls, bases)
        namespace = _EnumDict(cls)
        first = bases[-1] if bases else None
        if first is not None and isinstance(first, EnumType):
            namespace._generate = first._generate_next_value_
        return namespace

    @staticmethod
    def _check_bases(name, bases):
        for base in bases:
            for cls in base.__mro__:
                if isinstance(cls, EnumType) and cls._member_map_:
                    raise TypeError("<enum %r> cannot extend %r" % (name, cls))

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        members = dict(classdict._members)
        first_enum = bases[-1] if bases and isinstance(bases[-1], EnumType) else None
        member_type = _member_type(bases)
        new_member = _find_new(classdict, member_type, first_enum)
        custom_new = "__new__" in classdict
        plain = {}
        for key, value in classdict.items():
            if key not in members and key not in classdict._ignore and key != "_ignore_":
                plain[key] = value
        if custom_new:
            plain["__new_member__"] = plain.pop("__new__")
        generate = classdict._generate
        if generate is not None:
            plain["_generate_next_value_"] = staticmethod(generate)
        plain["_member_names_"] = []
        plain["_member_map_"] = {}
        plain["_value2member_map_"] = {}
        plain["_unhashable_values_"] = []
        plain["_member_type_"] = member_type
        plain["_new_member_"] = new_member
        if member_type is not object and "__reduce_ex__" not in plain:
            plain["__reduce_ex__"] = _reduce
        self = super().__new__(metacls, cls, bases, plain, **kwds)
        is_flag = _flag_base is not None and issubclass(self, _flag_base)
        if is_flag:
            self._flag_mask_ = 0
            self._boundary_ = boundary or getattr(self, "_boundary_", None)
        if member_type is not object and first_enum is not None:
            self._use_data_repr(member_type, first_enum, classdict)
        for name, value in members.items():
            self._add_member(name, value, new_member, member_type, is_flag)
        self._check_order(classdict.get("_order_"), members)
        # Members are made; from here on calling the class looks them up.
        self.__new__ = _lookup
        return self

    def _use_data_repr(cls, member_type, first_enum, classdict):
        """Where the data type's text would hide the enumeration's, or should be used."""
        for name in ("__repr__", "__str__", "__format__"):
            if name in classdict:
                continue
            inherited = getattr(cls, name)
            if inherited is getattr(object, name) or inherited is getattr(member_type, name):
                setattr(cls, name, getattr(first_enum, name))
        if _repr_enum is not None and issubclass(cls, _repr_enum):
            if "__format__" not in classdict:
                cls.__format__ = member_type.__format__
            if "__str__" not in classdict:
                method = member_type.__str__
                cls.__str__ = member_type.__repr__ if method is object.__str__ else method
        if _flag_base is not None and issubclass(cls, _flag_base):
            for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__"):
                if name not in classdict:
                    setattr(cls, name, getattr(_flag_base, name))

    def _check_order(cls, order, members):
        if order is None:
            return
        if isinstance(order, str):
            order = order.replace(",", " ").split()
        if order != [name for name in members if name in cls._member_names_]:
            raise TypeError("member order does not match _order_:\n  %r\n  %r" % (list(members), order))

    def _add_member(cls, name, value, new_member, member_type, is_flag):
        args = value if isinstance(value, tuple) else (value,)
        if member_type is tuple:
            args = (args,)
        if new_member is object.__new__:
            made = object.__new__(cls)
        else:
            made = new_member(cls, *args)
        if not hasattr(made, "_value_"):
            if member_type is object:
                made._value_ = value
            else:
                try:
                    made._value_ = member_type(*args)
                except Exception as error:
                    raise TypeError("_value_ not set in __new__, unable to create it") from error
        value = made._value_
        alias = None
        for known in cls._member_map_.values():
            if known._value_ == value:
                alias = known
                break
        if alias is not None:
            made = alias
        elif is_flag and isinstance(value, int) and _bit_count(value) != 1:
            # Not of one bit: an alias of a combination.
            made._name_ = name
            made.__objclass__ = cls
            made.__init__(*args)
            made._sort_order_ = len(cls._member_names_)
            cls._flag_mask_ |= value
        else:
            made._name_ = name
            made.__objclass__ = cls
            made.__init__(*args)
            made._sort_order_ = len(cls._member_names_)
            cls._member_names_.append(name)
            if is_flag and isinstance(value, int):
                cls._flag_mask_ |= value
        inherited = None
        for base in cls.__mro__[1:]:
            if name in base.__dict__:
                inherited = base.__dict__[name]
                break
        if not isinstance(inherited, property):
            type.__setattr__(cls, name, made)
        cls._member_map_[name] = made
        try:
            cls._value2member_map_.setdefault(value, made)
        except TypeError:
            cls._unhashable_values_.append(value)

    def __bool__(cls):
        return True

    def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None and not (cls._member_map_ == {} and type is not None):
            return cls.__new__(cls, value)
        return cls._create_(value, names, module=module, qualname=qualname, type=type, start=start)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        namespace = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            values = []
            pairs = []
            for i, name in enumerate(names):
                value = cls._generate_next_value_(name, start, i, values[:])
                values.append(value)
                pairs.append((name, value))
            names = pairs
        if isinstance(names, dict):
            names = list(names.items())
        for name, value in names or ():
            namespace[name] = value
        if module is None:
            import sys
            module = sys._getframe(2).f_globals.get("__name__")
        namespace["__module__"] = module
        if qualname is not None:
            namespace["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, namespace)

    def __contains__(cls, value):
        if isinstance(value, cls):
            return True
        for known in cls._member_map_.values():
            if known._value_ == value:
                return True
        return False

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError("%r cannot delete member %r." % (cls.__name__, attr))
        super().__delattr__(attr)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def __getattr__(cls, name):
        if not _is_dunder(name):
            members = cls.__dict__.get("_member_map_", {})
            if name in members:
                return members[name]
        raise AttributeError("type object %r has no attribute %r" % (cls.__name__, name))

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])

    def __reversed__(cls):
        return iter([cls._member_map_[name] for name in reversed(cls._member_names_)])

    def __len__(cls):
        return len(cls._member_names_)

    @_builtin_property
    def __members__(cls):
        from types import MappingProxyType
        return dict(cls._member_map_)

    def __repr__(cls):
        if _flag_base is not None and issubclass(cls, _flag_base):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    def __dir__(cls):
        return ["__class__", "__doc__", "__members__", "__module__"] + cls._member_names_


EnumMeta = EnumType
_enum_base = None
_flag_base = None
_repr_enum = None


def _reduce(self, protocol):
    return self.__class__, (self._value_,)


def _bit_count(value):
    return value.bit_count() if value >= 0 else 1


def _lookup(cls, value):
    """`C(value)`: the member with this value."""
    if type(value) is cls:
        return value
    try:
        found = cls._value2member_map_.get(value)
        if found is not None:
            return found
    except TypeError:
        for known in cls._member_map_.values():
            if known._value_ == value:
                return known
    if not cls._member_map_:
        raise TypeError("%r has no members defined" % cls)
    result = cls._missing_(value)
    if isinstance(result, cls):
        return result
    error = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
    if result is not None:
        raise TypeError("error in %s._missing_: returned %r instead of None or a valid member"
                        % (cls.__name__, result))
    raise error


class Enum(metaclass=EnumType):
    """A class of named constants."""

    def __init__(self, *args, **kwds):
        pass

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            last = sorted(last_values)[-1]
        except TypeError:
            # Values of several types: the last one that is a number.
            for last in reversed(last_values):
                try:
                    return last + 1
                except TypeError:
                    pass
            return start
        try:
            return last + 1
        except TypeError:
            raise TypeError("unable to increment %r" % (last,)) from None

    @classmethod
    def _missing_(cls, value):
        return None

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __repr__(self):
        return "<%s.%s: %r>" % (self.__class__.__name__, self._name_, self._value_)

    def __str__(self):
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __format__(self, format_spec):
        return format(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __dir__(self):
        return ["__class__", "__doc__", "__module__", "name", "value"]


_enum_base = Enum


class ReprEnum(Enum):
    """Only `repr` shows that it is a member."""


_repr_enum = ReprEnum


class IntEnum(int, ReprEnum):
    """Members are integers."""


class StrEnum(str, ReprEnum):
    """Members are strings."""

    def __new__(cls, *values):
        for value in values:
            if not isinstance(value, str):
                raise TypeError("%r is not a string" % (value,))
        made = str.__new__(cls, *values)
        made._value_ = str(*values)
        return made

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


class FlagBoundary(StrEnum):
    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


type.__setattr__(FlagBoundary, "_meaning_", "compared")
STRICT = FlagBoundary.STRICT
CONFORM = FlagBoundary.CONFORM
EJECT = FlagBoundary.EJECT
KEEP = FlagBoundary.KEEP


class Flag(Enum):
    """Members can be combined."""

    _boundary_ = STRICT

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        highest = max(last_values)
        return 2 ** highest.bit_length()

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        mask = cls._flag_mask_
        boundary = cls._boundary_
        all_bits = (1 << mask.bit_length()) - 1
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ mask):
            if boundary is STRICT:
                from rpython.helpers.app_classes import invalid_flags
                raise ValueError(invalid_flags(repr(cls), value, mask))
            if boundary is CONFORM:
                value &= mask
            elif boundary is EJECT:
                return value
            elif value < 0:
                value += max(all_bits + 1, 1 << value.bit_length())
        if value < 0:
            value += all_bits + 1
        known = cls._value2member_map_.get(value)
        if known is not None:
            return known
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = cls._member_type_.__new__(cls, value)
        made._value_ = value
        names = [m._name_ for m in cls if m._value_ & value]
        unknown = value & ~mask
        if unknown and names:
            names.append(cls._numeric_repr_(unknown))
        made._name_ = "|".join(names) if names else None
        made._sort_order_ = -1
        cls._value2member_map_[value] = made
        return made

    @staticmethod
    def _numeric_repr_(value):
        return repr(value)

    def __contains__(self, other):
        if not isinstance(other, Flag) or type(other) is not type(self):
            raise TypeError("unsupported operand type(s) for 'in': %r and %r"
                            % (type(other).__qualname__, self.__class__.__qualname__))
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        return iter([m for m in self.__class__ if m._value_ & self._value_])

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        if self._name_ is None:
            return "<%s: %r>" % (self.__class__.__name__, self._value_)
        return "<%s.%s: %r>" % (self.__class__.__name__, self._name_, self._value_)

    def __str__(self):
        if self._name_ is None:
            return "%s(%r)" % (self.__class__.__name__, self._value_)
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __bool__(self):
        return bool(self._value_)

    def __or__(self, other):
        if isinstance(other, Flag):
            if type(other) is not type(self):
                return NotImplemented
            return type(self)(self._value_ | other._value_)
        return self._with_number(other, "|")

    def __and__(self, other):
        if isinstance(other, Flag):
            if type(other) is not type(self):
                return NotImplemented
            return type(self)(self._value_ & other._value_)
        return self._with_number(other, "&")

    def __xor__(self, other):
        if isinstance(other, Flag):
            if type(other) is not type(self):
                return NotImplemented
            return type(self)(self._value_ ^ other._value_)
        return self._with_number(other, "^")

    def _with_number(self, other, op):
        return NotImplemented

    def __invert__(self):
        if self._boundary_ is KEEP or self._boundary_ is EJECT:
            return type(self)(~self._value_)
        return type(self)(self._flag_mask_ & ~self._value_)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__


_flag_base = Flag
# Each class of flags has these methods for itself when it is translated.
type.__setattr__(Flag, "_mixin_", True)


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Members are integers and can be combined."""

    def _with_number(self, other, op):
        if not isinstance(other, int):
            return NotImplemented
        if op == "|":
            return type(self)(self._value_ | other)
        if op == "&":
            return type(self)(self._value_ & other)
        return type(self)(self._value_ ^ other)


def unique(enumeration):
    duplicates = []
    for name, found in enumeration._member_map_.items():
        if name != found._name_:
            duplicates.append((name, found._name_))
    if duplicates:
        details = ", ".join(["%s -> %s" % pair for pair in duplicates])
        raise ValueError("duplicate values found in %r: %s" % (enumeration, details))
    return enumeration


def global_enum(cls, update_str=False):
    import sys
    sys.modules[cls.__module__].__dict__.update(cls._member_map_)
    return cls


def verify(*checks):
    def decorate(enumeration):
        return enumeration
    return decorate


class EnumCheck(StrEnum):
    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


type.__setattr__(EnumCheck, "_meaning_", "compared")
CONTINUOUS = EnumCheck.CONTINUOUS
NAMED_FLAGS = EnumCheck.NAMED_FLAGS
UNIQUE = EnumCheck.UNIQUE
