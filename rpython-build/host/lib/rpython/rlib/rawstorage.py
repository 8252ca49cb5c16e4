"""Raw memory that is read and written at offsets in bytes, as one type or another."""

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.lltypesystem import lltype, rffi

RAW_STORAGE = rffi.CCHARP.TO
RAW_STORAGE_PTR = rffi.CCHARP


class AlignmentError(NameError):
    """An address that the type does not allow."""


def alloc_raw_storage(size, track_allocation=True, zero=False):
    storage = lltype.malloc(RAW_STORAGE, size, flavor="raw")
    if zero:
        for i in range(size):
            storage[i] = "\x00"
    return storage


def free_raw_storage(storage, track_allocation=True):
    lltype.free(storage, flavor="raw")


@specialize.arg(0)
def raw_storage_getitem(TP, storage, index):
    return rffi.cast(rffi.CArrayPtr(TP), rffi.ptradd(storage, index))[0]


@specialize.argtype(2)
def raw_storage_setitem(storage, index, item):
    rffi.cast(rffi.CArrayPtr(lltype.typeOf(item)), rffi.ptradd(storage, index))[0] = item


raw_storage_getitem_unaligned = raw_storage_getitem
raw_storage_setitem_unaligned = raw_storage_setitem
