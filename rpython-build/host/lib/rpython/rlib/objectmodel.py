"""Directives to the translator, and operations that plain Python spells differently.

On plain Python every function here does what it says. The translator knows the functions of
this module by identity and gives them their translated meaning.
"""

import sys


def we_are_translated():
    """False while Python runs the program; a constant True in translated code."""
    return False


we_are_translated._meaning_ = "true"
we_are_translated_to_c = we_are_translated


class NotConstant(object):
    """`NOT_CONSTANT`: the default of an argument that a function must not see as known."""

    def _freeze_(self):
        return True


NOT_CONSTANT = NotConstant()


def running_on_llinterp():
    return False


# ------------------------------------------------------------ specialisation

class _Specialize:
    """`@specialize.arg(0)` and its like: one version of the function per key."""

    def memo(self):
        """The function is called at translation time for every argument it can get."""
        return self._decorator("specialize:memo")

    def arg(self, *args):
        """A version per constant value of these arguments."""
        return self._decorator("specialize:arg" + self._shown(args))

    def arg_or_var(self, *args):
        """Like `arg`, but all values that are not constant share a version."""
        return self._decorator("specialize:arg_or_var" + self._shown(args))

    def argtype(self, *args):
        """A version per type of these arguments."""
        return self._decorator("specialize:argtype" + self._shown(args))

    def arglistitemtype(self, arg):
        """A version per type of the items of this list argument."""
        return self._decorator("specialize:arglistitemtype" + self._shown((arg,)))

    def ll(self):
        """A version per low-level types of the arguments."""
        return self._decorator("specialize:ll")

    def ll_and_arg(self, *args):
        return self._decorator("specialize:ll_and_arg" + self._shown(args))

    def call_location(self):
        """A version per place that calls it."""
        return self._decorator("specialize:call_location")

    def ctr_location(self):
        """For classes: a version of the class per place that instantiates it."""
        return self._decorator("specialize:ctr_location")

    def _shown(self, args):
        return "(%s)" % ", ".join([repr(arg) for arg in args])

    def _decorator(self, tag):
        def decorate(func):
            func._annspecialcase_ = tag
            return func
        return decorate


specialize = _Specialize()


def enforceargs(*types_, **kwds):
    """Declares the types of arguments; `None` leaves one to inference."""
    from rpython.rlib.signature import declare
    typecheck = kwds.pop("typecheck", True)
    by_name = kwds

    def decorate(func):
        names = func.__code__.co_varnames[:func.__code__.co_argcount]
        declared = list(types_) + [None] * (len(names) - len(types_))
        for name, type_ in by_name.items():
            declared[names.index(name)] = type_
        func._annenforceargs_ = tuple(declared)
        declare(func, declared)
        func._typecheck_ = typecheck
        return func
    return decorate


def always_inline(func):
    func._always_inline_ = True
    return func


def dont_inline(func):
    func._dont_inline_ = True
    return func


def try_inline(func):
    func._always_inline_ = "try"
    return func


def not_rpython(func):
    """The function runs while the program is imported and is never translated."""
    func._not_rpython_ = True
    return func


def sandbox_review(**kwds):
    def decorate(func):
        return func
    return decorate


def llhelper_error_value(error_value):
    def decorate(func):
        func._llhelper_error_value_ = error_value
        return func
    return decorate


# ------------------------------------------------------------ symbolic values

class Symbolic:
    """A value that is known only later. Equal to itself alone."""

    def __eq__(self, other):
        return self is other

    def __ne__(self, other):
        return self is not other

    def __hash__(self):
        return id(self) >> 4

    def annotation(self):
        return None

    def lltype(self):
        return None


class ComputedIntSymbolic(Symbolic):
    """An integer that a function gives when the code is generated."""

    def __init__(self, compute_fn):
        self.compute_fn = compute_fn

    def __repr__(self):
        return "%s(%r)" % (self.__class__.__name__, self.compute_fn)


class CDefinedIntSymbolic(Symbolic):
    """An integer that a C expression gives."""

    def __init__(self, expr, default=0):
        self.expr = expr
        self.default = default

    def __repr__(self):
        return "%s(%r)" % (self.__class__.__name__, self.expr)


malloc_zero_filled = CDefinedIntSymbolic("MALLOC_ZERO_FILLED", default=0)


class UnboxedValue:
    """Mixin of classes whose one integer field could be stored in the pointer: numbers that such a
    pointer has no room for raise `OverflowError`."""

    __slots__ = ()

    def __new__(cls, value):
        self = super().__new__(cls)
        if not -(sys.maxsize >> 1) - 1 <= value <= sys.maxsize >> 1:
            raise OverflowError("UnboxedValue: argument out of range")
        setattr(self, cls.__slots__ if isinstance(cls.__slots__, str) else cls.__slots__[0], value)
        return self

    def __init__(self, value):
        pass

    def __init_subclass__(cls):
        super().__init_subclass__()
        assert isinstance(cls.__slots__, str) or len(cls.__slots__) == 1, "one slot for the number"
        assert "__init__" not in cls.__dict__, "__init__ of an UnboxedValue would not be called"

    def get_untagged_value(self):
        cls = type(self)
        return getattr(self, cls.__slots__ if isinstance(cls.__slots__, str) else cls.__slots__[0])


# ------------------------------------------------------------ hints

def likely(condition):
    return condition


def unlikely(condition):
    return condition


def keepalive_until_here(*values):
    """Keeps the values alive up to this place."""


def newlist_hint(sizehint=0):
    """An empty list that is going to have about this many items."""
    return []


def resizelist_hint(l, sizehint):
    """The list is going to have about this many items."""


def prepare_dict_update(d, n):
    """The dict is going to get this many more items."""


def stack_almost_full():
    return False


def hlinvoke(repr, llcallable, *args):
    raise TypeError("hlinvoke is meant to be rtyped and not called directly")


def fetch_translated_config():
    return None


def revdb_flag_io_disabled():
    return False


def is_annotation_constant(thing):
    return True


def int_to_bytearray(i):
    return bytearray(i)


def list_get_physical_size(lst):
    return len(lst)


# ------------------------------------------------------------ identity and hashes

def instantiate(cls, nonmovable=False):
    """A new instance whose `__init__` did not run."""
    return cls.__new__(cls)


def compute_hash(x):
    """A hash of the value of a string, number, tuple or of an object's identity."""
    if isinstance(x, (str, bytes, bytearray)):
        return _hash_string(x)
    if isinstance(x, int):
        return hash(int(x))
    if isinstance(x, float):
        return _hash_float(x)
    if isinstance(x, tuple):
        return _hash_tuple(x)
    if x is None:
        return 0
    return compute_identity_hash(x)


def compute_identity_hash(x):
    """The hash of an object's identity."""
    return object.__hash__(x)


def compute_unique_id(x):
    return id(x)


def current_object_addr_as_int(x):
    return id(x)


def _wrapped(n):
    n &= 0xffffffffffffffff
    return n - (1 << 64) if n >= 1 << 63 else n


def _hash_string(s):
    if not s:
        return -1
    codes = [ord(c) for c in s] if isinstance(s, str) else list(s)
    x = codes[0] << 7
    for code in codes:
        x = (1000003 * x ^ code) & 0xffffffffffffffff
    return _wrapped(x ^ len(codes))


def _hash_float(f):
    # That of CPython says which object a NaN is.
    return hash(f) if f == f else 0


def _hash_tuple(t):
    x = 0x345678
    mult = 1000003
    for item in t:
        x = (x ^ compute_hash(item)) * mult & 0xffffffffffffffff
        mult += 82520 + 2 * len(t)
    return _wrapped(x + 97531)


# ------------------------------------------------------------ dictionaries

class _Key:
    """A key of an `r_dict`, with its dict's notion of equality."""

    def __init__(self, owner, key, hash):
        self.owner = owner
        self.key = key
        self.hash = hash

    def __eq__(self, other):
        return self.hash == other.hash and self.owner.key_eq(self.key, other.key)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return self.hash & 0x7fffffff


_missing = object()


class _Values:
    """A view of an `r_dict`, as those of dicts are: it sees what changes later."""

    name = "dict_values"

    def __init__(self, owner):
        self.owner = owner

    def item(self, key, value):
        return value

    def __len__(self):
        return len(self.owner)

    def __iter__(self):
        for key, value in self.owner._dict.items():
            yield self.item(key.key, value)

    def __contains__(self, wanted):
        return any(wanted is item or wanted == item for item in self)

    def __repr__(self):
        return "%s(%r)" % (self.name, list(self))


class _Items(_Values):
    name = "dict_items"

    def item(self, key, value):
        return key, value

    def __contains__(self, pair):
        key, value = pair
        found = self.owner.get(key, _missing)
        return found is value or found is not _missing and found == value

    def __eq__(self, other):
        if not isinstance(other, (_Items, set, frozenset, type({}.keys()), type({}.items()))):
            return NotImplemented
        return len(self) == len(other) and all(item in other for item in self)

    def __and__(self, other):
        return set(self) & set(other)

    def __or__(self, other):
        return set(self) | set(other)

    def __sub__(self, other):
        return set(self) - set(other)

    def __xor__(self, other):
        return set(self) ^ set(other)


class _Keys(_Items):
    name = "dict_keys"

    def item(self, key, value):
        return key

    def __contains__(self, key):
        return key in self.owner


class r_dict:
    """A dict whose keys are compared and hashed by two functions."""

    _mapping = dict

    def __init__(self, key_eq, key_hash, force_non_null=False, simple_hash_eq=False):
        self.key_eq = key_eq
        self.key_hash = key_hash
        self.force_non_null = force_non_null
        self._dict = {}

    def _key(self, key):
        return _Key(self, key, self.key_hash(key))

    def __getitem__(self, key):
        found = self._dict.get(self._key(key), _missing)
        if found is _missing:
            raise KeyError(key)
        return found

    def __setitem__(self, key, value):
        self._dict[self._key(key)] = value

    def __delitem__(self, key):
        if self._dict.pop(self._key(key), _missing) is _missing:
            raise KeyError(key)

    def __len__(self):
        return len(self._dict)

    def __bool__(self):
        return bool(self._dict)

    def __iter__(self):
        for key in self._dict:
            yield key.key

    def __reversed__(self):
        for key in reversed(self._dict):
            yield key.key

    def __contains__(self, key):
        return self._key(key) in self._dict

    def get(self, key, default=None):
        return self._dict.get(self._key(key), default)

    def setdefault(self, key, default):
        return self._dict.setdefault(self._key(key), default)

    def pop(self, key, *default):
        found = self._dict.pop(self._key(key), *(default or (_missing,)))
        if found is _missing:
            raise KeyError(key)
        return found

    def popitem(self):
        key, value = self._dict.popitem()
        return key.key, value

    def copy(self):
        new = type(self)(self.key_eq, self.key_hash)
        new._dict = self._dict.copy()
        return new

    def update(self, other):
        if isinstance(other, r_dict):
            # (What the other one has hashed is not hashed again.)
            for key, value in list(other._dict.items()):
                self._dict[_Key(self, key.key, key.hash)] = value
            return
        for key, value in other.items() if hasattr(other, "items") else other:
            self[key] = value

    def keys(self):
        return _Keys(self)

    def values(self):
        return _Values(self)

    def items(self):
        return _Items(self)

    iterkeys = keys
    itervalues = values
    iteritems = items

    def clear(self):
        self._dict.clear()

    def __repr__(self):
        return "{%s}" % ", ".join(["%r: %r" % item for item in self.items()])

    def __hash__(self):
        raise TypeError("cannot hash r_dict instances")


# All of them keep their order.
r_ordereddict = r_dict


def hash_of_key(d, key):
    """What the function of the dict's own says of the key; of other dicts, what `compute_hash` does."""
    return d.key_hash(key) if isinstance(d, r_dict) else compute_hash(key)


def iterkeys_with_hash(d):
    """Pairs of a key and its hash."""
    for key in d.keys():
        yield key, hash_of_key(d, key)


def iteritems_with_hash(d):
    for key, value in d.items():
        yield key, value, hash_of_key(d, key)


def contains_with_hash(d, key, h):
    return key in d


def setitem_with_hash(d, key, h, value):
    d[key] = value


def getitem_with_hash(d, key, h):
    return d[key]


def delitem_with_hash(d, key, h):
    del d[key]


def delitem_if_value_is(d, key, value):
    if d.get(key, None) is value:
        del d[key]


def move_to_end(d, key, last=True):
    value = d.pop(key)
    if last:
        d[key] = value
        return
    rest = list(d.items())
    d.clear()
    d[key] = value
    for k, v in rest:
        d[k] = v


def reversed_dict(d):
    return reversed(list(d.keys()))


_NO_DEFAULT = object()


def dict_to_switch(d, default=_NO_DEFAULT):
    """A function that looks up in a dict that does not change; without a default, `KeyError` if there is none."""
    def lookup(query):
        return d[query]

    def lookup_or_default(query):
        return d.get(query, default)
    return lookup if default is _NO_DEFAULT else lookup_or_default


# ------------------------------------------------------------ mixins

def import_from_mixin(M, special_methods=("__init__", "__del__")):
    """In a class body: copies the methods and attributes of a class into it."""
    namespace = sys._getframe(1).f_locals
    skipped = {"__doc__", "__dict__", "__weakref__", "__module__", "__qualname__", "__orig_bases__",
               "__firstlineno__", "__static_attributes__"}
    collected = {}
    for base in reversed(M.__mro__):
        if base is object:
            continue
        for name, value in base.__dict__.items():
            if name in skipped:
                continue
            if name in special_methods and name in namespace:
                continue
            collected[name] = value
    for name, value in collected.items():
        if name in namespace and name not in ("__slots__", "__annotations__"):
            raise Exception("would overwrite the value already defined locally for %r" % (name,))
        if isinstance(value, type(import_from_mixin)):
            value = _copied_function(value)
        elif isinstance(value, staticmethod):
            value = staticmethod(_copied_function(value.__func__))
        elif isinstance(value, classmethod):
            value = classmethod(_copied_function(value.__func__))
        elif isinstance(value, property):
            value = property(_copied_function(value.fget), _copied_function(value.fset), _copied_function(value.fdel),
                             value.__doc__)
        namespace[name] = value


def _copied_function(func):
    if not isinstance(func, type(import_from_mixin)):
        return func
    new = type(func)(func.__code__, func.__globals__, func.__name__, func.__defaults__, func.__closure__)
    new.__kwdefaults__ = func.__kwdefaults__
    new.__qualname__ = func.__qualname__
    new.__doc__ = func.__doc__
    new.__dict__.update(func.__dict__)
    return new


def add_metaclass(metaclass):
    def wrapper(cls):
        namespace = dict(cls.__dict__)
        namespace.pop("__dict__", None)
        namespace.pop("__weakref__", None)
        return metaclass(cls.__name__, cls.__bases__, namespace)
    return wrapper


def never_allocate(cls):
    """Instances of the class are gone after optimisation: not checked."""
    cls._rpython_never_allocate_ = True
    return cls


def register_replacement_for(replaced_function, sandboxed_name=None):
    """What translated code would call in place of a function: the toolchain has its own."""
    def decorate(func):
        return func
    return decorate


def free_non_gc_object(obj):
    """An object of a class whose `_alloc_flavor_` is raw is not used any more."""
    if not we_are_translated():
        assert getattr(obj, "_alloc_flavor_", "gc").startswith("raw"), "an object of the collector's is freed"


def ll_hash_string(s):
    return compute_hash(s)
