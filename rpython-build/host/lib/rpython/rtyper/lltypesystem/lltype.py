"""Low-level types: memory as C has it, laid out by the program.

Containers of the collector (`GcStruct`, `GcArray`) are freed by it; raw ones (`flavor="raw"`) by
`free`. In programs a null pointer is noticed, and so is an index out of the bounds of an array
that has a length. Nothing else of raw memory is checked: it is as unsafe as it is in C.
"""

from rpython import ll
from rpython.ll import (Void, Bool, Char, UniChar, Signed, Unsigned, Float, SingleFloat, Address,
                        I64 as SignedLongLong, U64 as UnsignedLongLong, I128 as SignedLongLongLong,
                        Ptr, nullptr, typeOf)
from rpython.rlib.objectmodel import we_are_translated
from rpython.rtyper.lltypesystem import _callbacks

__specialize__ = "low_level"

LongFloat = Float


def Struct(name, *fields, **kwds):
    return ll.make_struct(name, False, fields)


def GcStruct(name, *fields, **kwds):
    return ll.make_struct(name, True, fields)


def _item(fields):
    if len(fields) == 1 and not isinstance(fields[0], tuple):
        return fields[0]
    return ll.make_struct("item", False, fields)


def Array(*fields, **kwds):
    hints = kwds.get("hints", {})
    return ll.make_array(_item(fields), False, bool(hints.get("nolength", False)))


def GcArray(*fields, **kwds):
    return ll.make_array(_item(fields), True, False)


def FixedSizeArray(OF, length, **kwds):
    """An array whose length is part of its type: it can be a field anywhere in a structure."""
    return ll.make_array(OF, False, True, length)


def FuncType(args, result=Void, abi="C"):
    _callbacks.note()
    return ll.make_func(tuple(args), result)


def functionptr(TYPE, name, _callable=None, **kwds):
    return _callbacks.llhelper(Ptr(TYPE), _callable)


def ForwardReference():
    return ll.make_forward(False)


def GcForwardReference():
    return ll.make_forward(True)


def malloc(T, n=None, flavor="gc", immortal=False, zero=False, track_allocation=True,
           add_memory_pressure=False, nonmovable=False):
    """A container, zeroed. A varsized one needs `n`."""
    # A raw container that is prebuilt needs no flavor: nothing frees it.
    if flavor == "raw" or not we_are_translated() and immortal and not ll.is_gc(T):
        if n is None:
            return ll.malloc_raw(T)
        if n < 0:
            raise MemoryError
        return ll.malloc_raw(T, n)
    if flavor != "gc":
        raise TypeError("malloc: the flavor is gc or raw")
    if n is None:
        return ll.malloc(T)
    if n < 0:
        raise MemoryError
    return ll.malloc(T, n)


def free(p, flavor="gc", track_allocation=True):
    if flavor != "gc":
        ll.free(p)


def render_immortal(p, track_allocation=True):
    """It is never freed."""


# What it is itself, so that it takes parts of containers.
cast_pointer = cast_opaque_ptr = ll.cast_pointer
cast_primitive = cast_int_to_ptr = ll.cast


def cast_ptr_to_int(ptr):
    return ll.cast(Signed, ptr)


def identityhash(p):
    return ll.identity_hash(p)


def _pointer_to_items(PTR):
    """The type of pointers to the items of the array that a pointer of this type points to."""
    if not is_pointer(PTR) or ll.is_gc(PTR.TO):
        raise TypeError("direct_arrayitems: the collector moves the items of this array")
    return Ptr(ll.make_array(PTR.TO.OF, False, True))


_pointer_to_items._annspecialcase_ = "specialize:memo"


def direct_arrayitems(p):
    """The items of a raw array as an array without a length."""
    return ll.cast(_pointer_to_items(typeOf(p)), ll.address_of(p, 0))


def direct_ptradd(ptr, n):
    """The items of a raw array from item `n` on, as an array without a length."""
    items = direct_arrayitems(ptr)
    return ll.cast(typeOf(items), ll.address_of(items, n))


def _scoped_class(T):
    """A context manager for raw memory of a type."""

    class Scoped(object):
        def __init__(self, n):
            self.buf = malloc(T, n, flavor="raw")

        def __enter__(self):
            return self.buf

        def __exit__(self, *args):
            free(self.buf, flavor="raw")

    class ScopedOne(object):
        def __init__(self, n):
            self.buf = malloc(T, flavor="raw")

        def __enter__(self):
            return self.buf

        def __exit__(self, *args):
            free(self.buf, flavor="raw")

    return Scoped, ScopedOne


_classes = {}


def _scoped(T, array):
    if T not in _classes:
        _classes[T] = _scoped_class(T)
    return _classes[T][0 if array else 1]


_scoped._annspecialcase_ = "specialize:memo"


def scoped_alloc(T, n=None):
    """`with scoped_alloc(T, n) as p:` raw memory that is freed at the end."""
    if n is None:
        return _scoped(T, False)(0)
    return _scoped(T, True)(n)


def is_pointer(T):
    return ll.type_kind(T) == "ptr"
