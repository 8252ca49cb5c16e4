"""Low-level memory while a program is imported, which is prebuilt data of the program that is translated;
and on CPython that of the collector.

Containers are Python objects, raw ones too. What translated code checks is checked here.
"""

from rpython import ll

__specialize__ = "low_level"


class Container(object):
    """The values of the fields or the items; what is inlined is a container of its own, that knows where it is."""

    def __init__(self, T, n, whole=None, step=None):
        self.T = T
        self.whole = whole
        self.step = step
        if ll.type_kind(T) == "struct":
            self.values = {}
            for name in ll.field_names(T):
                self.values[name] = self._new(ll.part_of(T, name), n, name)
        else:
            n = ll.fixed_length(T) or n
            if n is None:
                raise TypeError("malloc of an array needs a length")
            self.values = [self._new(T.OF, None, i) for i in range(n)]

    def _new(self, T, n, step):
        if ll.type_kind(T) in ("struct", "array"):
            return Container(T, n, self, step)
        return zero(T)

    def base(self):
        """What a structure extends, or is none."""
        if isinstance(self.values, dict):
            for value in self.values.values():
                return value if isinstance(value, Container) else None
        return None

    def of_type(self, T):
        """This, or the structure of that type that it extends."""
        found = self
        while found is not None and found.T is not T:
            found = found.base()
        return found

    def root(self):
        """What it is the beginning of, if the collector knows both as one."""
        found = self
        while found.whole is not None and ll.is_gc(found.T):
            found = found.whole
        return found


@ll.pointer_class
class Pointer(object):
    """A pointer to a container, to a function, or null."""

    __slots__ = ("_TYPE", "_at")

    def __init__(self, TYPE, at):
        object.__setattr__(self, "_TYPE", TYPE)
        object.__setattr__(self, "_at", at)

    def _key(self):
        """What pointers are equal by."""
        at = self._at
        return id(at.root() if isinstance(at, Container) else at) if at is not None else 0

    def __bool__(self):
        return self._at is not None

    def __eq__(self, other):
        if other is None:
            return not self
        return isinstance(other, Pointer) and self._key() == other._key()

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        return "<%r>" % (self._TYPE,)

    def _check(self):
        if not self:
            raise RuntimeError("a null pointer is dereferenced")
        return self._TYPE.TO

    def _container(self):
        T = self._check()
        found = self._at.of_type(T)
        if found is None:
            raise TypeError("the memory is not of the type that the pointer says")
        return found

    def __call__(self, *args):
        self._check()
        return self._at(*args)

    def __len__(self):
        T = self._check()
        if ll.fixed_length(T):
            return ll.fixed_length(T)
        if not ll.has_length(T):
            raise TypeError("only an array that knows its length has one")
        return len(self._container().values)

    def _field(self, name):
        """The structure that has the field, and the name that it has there."""
        if ll.type_kind(self._check()) == "struct":
            owner = self._container()
            while owner is not None and isinstance(owner.values, dict):
                if name in owner.values:
                    return owner, name
                owner = owner.base()
            # The original has `c_` in front of the fields of C's structures.
            if name.startswith("c_"):
                return self._field(name[2:])
        raise AttributeError(name)

    def __getattr__(self, name):
        owner, name = self._field(name)
        return _seen(owner.values[name])

    def __setattr__(self, name, value):
        owner, name = self._field(name)
        owner.values[name] = fit(ll.part_of(owner.T, name), value)

    def _index(self, i):
        T = self._check()
        if ll.type_kind(T) != "array":
            raise TypeError("a pointer to something that is not an array has no items")
        if (ll.has_length(T) or ll.fixed_length(T)) and not 0 <= i < len(self):
            raise IndexError("array index out of range")
        return T

    def __getitem__(self, i):
        self._index(i)
        return _seen(self._container().values[i])

    def __setitem__(self, i, value):
        T = self._index(i)
        self._container().values[i] = fit(T.OF, value)


def _seen(value):
    if isinstance(value, Container):
        return Pointer(ll.Ptr(value.T), value)
    return value


def zero(T):
    if ll.type_kind(T) == "ptr":
        return ll.nullptr(T.TO)
    if T is ll.Void or T is ll.Address:
        return None
    return ll.cast(T, 0)


def fit(T, value):
    """A value as one of this type."""
    kind = ll.type_kind(T)
    if kind == "ptr":
        if value is None:
            return ll.nullptr(T.TO)
        if value._TYPE is T:
            if isinstance(value._at, Container) and value._at.root().whole is not None and ll.is_gc(whole(value._at).T):
                raise TypeError("a pointer to a part does not fit where a pointer goes: a collector moves the whole")
            return value
        if isinstance(value._at, Container) and ll.is_gc(T.TO) and value._at.of_type(T.TO) is not None:
            return Pointer(T, value._at)
        raise TypeError("a pointer of another type")
    if kind != "primitive":
        raise TypeError("what is inlined in a container is not replaced; assign its fields")
    if T is ll.Char:
        if isinstance(value, bytes):
            value = value.decode("latin-1")
        if ord(value) > 255:
            raise ValueError("this character does not fit in a byte")
        return value
    if T is ll.Void:
        return None
    return ll.cast(T, value)


def whole(container):
    """The container that was allocated."""
    while container.whole is not None:
        container = container.whole
    return container


# What the intrinsics mean that have these names.

def malloc(T, n=None):
    PTR = ll.Ptr(T)
    return Pointer(PTR, Container(PTR.TO, n))


def free(p):
    """What is prebuilt stays."""


def nullptr(T):
    return Pointer(ll.Ptr(T), None)


def function_pointer(T, f):
    return Pointer(T, f)


def cast_pointer(T, p):
    if not isinstance(p._at, Container):
        return ll.cast(T, p)
    root = p._at.root()
    # A structure without fields is the beginning of all.
    anything = ll.is_gc(T.TO) and ll.type_kind(T.TO) == "struct" and not ll.field_names(T.TO)
    found = root if anything else root.of_type(T.TO)
    if found is None:
        raise TypeError("the pointer is not to such a structure")
    return Pointer(T, found)


def typeOf(x):
    if isinstance(x, Pointer):
        return x._TYPE
    if isinstance(x, bool):
        return ll.Bool
    if isinstance(x, float):
        return ll.Float
    if isinstance(x, str):
        return ll.Char if ord(x) < 256 else ll.UniChar
    from rpython.rlib import rarithmetic
    if isinstance(x, rarithmetic.r_singlefloat):
        return ll.SingleFloat
    for T, cls in _integers():
        if type(x) is cls:
            return T
    return ll.Void


def cast(T, x):
    """A number as one of a low-level type; a pointer as one of another type."""
    if ll.type_kind(T) == "ptr":
        if x is None or isinstance(x, int) and x == 0:
            return ll.nullptr(T.TO)
        if isinstance(x, int):
            raise TypeError("a pointer cannot be made of %d while a program is imported" % x)
        return Pointer(T, x._at)
    return cast_number(T, x)


def cast_number(T, x):
    from rpython.rlib import rarithmetic
    if isinstance(x, str):
        x = ord(x)
    elif isinstance(x, bytes):
        x = x[0]
    if T is ll.Float:
        return float(x)
    if T is ll.SingleFloat:
        return rarithmetic.r_singlefloat(float(x))
    if T is ll.Bool:
        return bool(x)
    if T is ll.Char:
        return chr(int(x) & 255)
    if T is ll.UniChar:
        return chr(int(x))
    if T is ll.Void:
        return None
    if T is ll.Signed:
        return rarithmetic.intmask(int(x))
    for known, cls in _integers():
        if T is known:
            return cls(int(x))
    raise TypeError("this type has no values while a program is imported")


def _integers():
    """The classes of integers; what has none of its own has one that is as large."""
    from rpython.rlib import rarithmetic as r
    return [(ll.Signed, int), (ll.Unsigned, r.r_uint), (ll.I32, r.r_int32), (ll.U32, r.r_uint32), (ll.I64, r.r_int64),
            (ll.U64, r.r_uint64), (ll.I128, r.r_longlonglong), (ll.I8, r.r_int8), (ll.U8, r.r_uint8),
            (ll.I16, r.r_int16), (ll.U16, r.r_uint16)]
