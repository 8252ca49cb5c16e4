"""Attributes that need more than a field, in ordinary Python: those of classes, and global
variables, that change at run time; and attributes that are deleted.

What changes is kept in a cell, an object of a class of its own: so that each has its own type, and
what nothing changes after all stays a constant. An instance has its own value in the attribute whose
key is given as `own`, and whether it has one in that of `has`; its class's method is what it has as
`method`. The functions that read and write are made while a program is translated; `make_…` is not
translated itself.
"""
from types import FunctionType, GetSetDescriptorType, MemberDescriptorType

__specialize__ = "types"

_cells = {}


def cell(owner, name, *value):
    """What holds the attribute `name` of a class, or the global variable of a module."""
    key = (id(owner), name)
    found = _cells.get(key)
    if found is None:
        # (The owner is kept, so that its number is not given to another, and for messages.)
        namespace = {"has": len(value) > 0, "__owner__": owner}
        if len(value) > 0:
            namespace["value"] = value[0]
        found = type(name, (), namespace)()
        _cells[key] = found
    return found


def _original(cls):
    # What a class has, it has once for all of its copies.
    return cls.__dict__.get("__copied__", cls)


def _class_cell(cls, name):
    cls = _original(cls)
    if _defines(cls, name):
        return cell(cls, name, cls.__dict__[name])
    return cell(cls, name)


def _defines(cls, name):
    return name in cls.__dict__ and not isinstance(cls.__dict__[name], _SLOTS)


def _from_cell(found, otherwise):
    def read(this):
        if found.has:
            return found.value
        return otherwise(this)

    return read


def _chain(classes, name, otherwise, bound):
    """Reads the attribute of a class: that of the first of these that has it. `bound` makes what reads it of what is
    bound, and gives None for values."""
    if len(classes) == 0 or classes[0] is object:
        return otherwise
    cls = _original(classes[0])
    if _defines(cls, name):
        read = bound(cls.__dict__[name])
        if read is not None:
            return read
    else:
        otherwise = _chain(classes[1:], name, otherwise, bound)
    return _from_cell(_class_cell(cls, name), otherwise)


def _of_instance(method):
    """Of an instance, a method is bound to it: that is what it has as `method`."""
    def read(this):
        return getattr(this, method)

    def bound(found):
        return read if isinstance(found, _METHODS) else None

    return bound


def _of_class(cls):
    """Of a class, a method is a function, or bound to the class, and a descriptor is called without an object."""
    def bound(found):
        if isinstance(found, _METHODS):
            return _constant(found.__get__(None, cls))
        if hasattr(type(found), "__get__"):
            return _described_of_class(cls, found)
        return None

    return bound


_METHODS = (FunctionType, classmethod, staticmethod)
_SLOTS = (MemberDescriptorType, GetSetDescriptorType)


def _constant(value):
    def read(this):
        return value

    return read


def make_getter(cls, name, own, has, method):
    """Reads the attribute of an instance of this class."""
    text = "' object has no attribute '" + name + "'"

    def missing(self):
        raise AttributeError("'" + type(self).__name__ + text)

    return _getter(cls, name, own, has, method, missing)


def make_lazy_getter(cls, name, own, has, method):
    """The same where `__getattr__` gives it to an instance that has none."""
    def asked(self):
        return self.__getattr__(name)

    for base in cls.__mro__:
        if "__getattr__" in base.__dict__:
            return _getter(cls, name, own, has, method, asked)
    return make_getter(cls, name, own, has, method)


def _getter(cls, name, own, has, method, missing):
    otherwise = _chain(cls.__mro__, name, missing, _of_instance(method))

    def get(self):
        if getattr(self, has):
            return getattr(self, own)
        return otherwise(self)

    return get


def make_setter(cls, name, own, has):

    def set(self, value):
        setattr(self, own, value)
        setattr(self, has, True)

    return set


def make_deleter(cls, name, own, has):

    def delete(self):
        if not getattr(self, has):
            raise AttributeError("'" + type(self).__name__ + "' object has no attribute '" + name + "'")
        setattr(self, has, False)

    return delete


def make_cached_getter(cls, name, own, has, prop):
    """Reads a cached property of an instance of this class."""
    func = prop.func
    if name not in cls.__dict__:
        # A mixin's: the same function has no receivers of unrelated classes.
        func = _own_function(func)

    def get(self):
        if getattr(self, has):
            return getattr(self, own)
        value = func(self)
        setattr(self, own, value)
        setattr(self, has, True)
        return value

    return get


# Descriptors of the program's own: each has functions for itself.

def _method(descriptor, name):
    return _own_function(getattr(type(descriptor), name))


def _own_function(func):
    return FunctionType(func.__code__, func.__globals__, func.__name__, func.__defaults__, func.__closure__)


def make_described_getter(cls, name, descriptor):
    func = _method(descriptor, "__get__")

    def get(self):
        return func(descriptor, self, type(self))

    return get


def make_overridable_getter(cls, name, own, has, descriptor):
    """An instance may have a value of its own, which comes first."""
    func = _method(descriptor, "__get__")

    def get(self):
        if getattr(self, has):
            return getattr(self, own)
        return func(descriptor, self, type(self))

    return get


def make_described_setter(cls, name, descriptor):
    func = _method(descriptor, "__set__")

    def set(self, value):
        func(descriptor, self, value)

    return set


def make_described_deleter(cls, name, descriptor):
    func = _method(descriptor, "__delete__")

    def delete(self):
        func(descriptor, self)

    return delete


def _described_of_class(cls, descriptor):
    func = _method(descriptor, "__get__")

    def read(this):
        return func(descriptor, None, cls)

    return read


def make_refuser(cls, name, what):
    """What reads, assigns or deletes a property that says nothing of that."""
    def refuse(self, *value):
        raise AttributeError("property '" + name + "' of '" + type(self).__name__ + "' object has no " + what)

    return refuse


def make_missing(method):
    """What assigns or deletes the attribute of a descriptor that lacks the method for it."""
    def refuse(self, *value):
        raise AttributeError(method)

    return refuse


def make_slot_setter(cls, name, *roomy):
    """What assigns an attribute that `__slots__` of this class do not name, but for the classes below
    it that have room."""
    text = "' object has no attribute '" + name + "'"
    if hasattr(cls, name):
        text = "' object attribute '" + name + "' is read-only"

    def refuse(self, value):
        raise AttributeError("'" + type(self).__name__ + text)

    set = refuse
    for below in roomy:
        set = _setter_below(below, name, set)
    return set


def _setter_below(cls, name, otherwise):
    def set(self, value):
        if isinstance(self, cls):
            setattr(self, name, value)
        else:
            otherwise(self, value)

    return set


def make_class_getter(cls, name):
    """Reads the attribute of this class."""
    text = "type object '" + cls.__name__ + "' has no attribute '" + name + "'"

    def missing(this):
        raise AttributeError(text)

    return _chain(cls.__mro__, name, missing, _of_class(cls))


def make_super_getter(cls, name, behind, method):
    """Reads what `super()` finds for an instance of this class behind another one: no value of its own."""
    return _chain(_behind(cls, behind), name, _missing_behind(name), _of_instance(method))


def make_class_super_getter(cls, name, behind):
    """The same for the class itself."""
    return _chain(_behind(cls, behind), name, _missing_behind(name), _of_class(cls))


def _behind(cls, behind):
    return cls.__mro__[cls.__mro__.index(behind) + 1:]


def _missing_behind(name):
    def missing(this):
        raise AttributeError("'super' object has no attribute '" + name + "'")

    return missing


def make_class_setter(cls, name):
    found = _class_cell(cls, name)
    defined = found.has

    def set(cls, value):
        found.value = value
        if not defined:
            found.has = True

    return set


def make_test(name):
    """Whether an object has an attribute, which only reading it tells."""

    def has(x):
        try:
            getattr(x, name)
        except AttributeError:
            return False
        return True

    return has


def make_default(name):
    def get(x, default):
        try:
            return getattr(x, name)
        except AttributeError:
            return default

    return get


def make_test_each(name, *classes):
    """The same for an attribute that instances of each of these classes may have, and of no other."""

    def has(x):
        return False

    for cls in reversed(classes):
        has = _test_for(cls, name, has)
    return has


def _test_for(cls, name, otherwise):
    def has(x):
        if isinstance(x, cls):
            return hasattr(x, name)
        return otherwise(x)

    return has


def make_default_each(name, *classes):
    def get(x, default):
        return default

    for cls in reversed(classes):
        get = _default_for(cls, name, get)
    return get


def _default_for(cls, name, otherwise):
    def get(x, default):
        if isinstance(x, cls):
            return getattr(x, name, default)
        return otherwise(x, default)

    return get


def make_global_getter(found, name):
    text = "name '" + name + "' is not defined"

    def get():
        if not found.has:
            raise NameError(text)
        return found.value

    return get
