"""Addresses."""

from rpython import ll
from rpython.rtyper.lltypesystem import lltype, rffi

__specialize__ = "low_level"

Address = lltype.Signed
NULL = 0


def cast_ptr_to_adr(ptr):
    """Where raw memory is, as a number."""
    return ll.cast(lltype.Signed, ptr)


def _pointer_to_raw(PTRTYPE):
    if lltype.is_pointer(PTRTYPE) and ll.is_gc(PTRTYPE.TO):
        raise TypeError("cast_adr_to_ptr: the collector moves objects, and an address keeps none alive")
    return PTRTYPE


_pointer_to_raw._annspecialcase_ = "specialize:memo"


def cast_adr_to_ptr(adr, PTRTYPE):
    return ll.cast(_pointer_to_raw(PTRTYPE), adr)


def cast_adr_to_int(adr, mode="emulated"):
    return adr


def cast_int_to_adr(n):
    return n


def sizeof(T, n=None):
    return rffi.sizeof(T)


def raw_memcopy(source, target, size):
    rffi.c_memcpy(ll.cast(rffi.CCHARP, target), ll.cast(rffi.CCHARP, source), size)


# A reference to what the collector manages, whatever that is: `lltype.cast_opaque_ptr` makes it, and what it was before of it.
GCREF = lltype.Ptr(lltype.GcStruct("GCREF"))


def raw_malloc(size):
    """Zeroed memory, by its address."""
    return cast_ptr_to_adr(ll.malloc_raw(rffi.CCHARP.TO, size))


def raw_free(adr):
    ll.free(ll.cast(rffi.CCHARP, adr))


def raw_memclear(adr, size):
    rffi.c_memset(ll.cast(rffi.CCHARP, adr), 0, size)


def raw_memmove(source, target, size):
    source_bytes = ll.cast(rffi.CCHARP, source)
    target_bytes = ll.cast(rffi.CCHARP, target)
    if target > source:
        i = size - 1
        while i >= 0:
            target_bytes[i] = source_bytes[i]
            i -= 1
    else:
        rffi.c_memcpy(target_bytes, source_bytes, size)


def offsetof(T, field):
    return rffi.offsetof(T, field)


class NullAddressError(Exception):
    pass
