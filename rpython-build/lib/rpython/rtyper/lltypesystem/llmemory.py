"""Addresses."""

from rpython import ll
from rpython.rtyper.lltypesystem import lltype, rffi

Address = lltype.Signed
NULL = 0


def cast_ptr_to_adr(ptr):
    """Where raw memory is, as a number."""
    return ll.cast(lltype.Signed, ptr)


def cast_adr_to_ptr(adr, PTRTYPE):
    return ll.cast(PTRTYPE, adr)


def cast_adr_to_int(adr, mode="emulated"):
    return adr


def cast_int_to_adr(n):
    return n


def sizeof(T, n=None):
    return rffi.sizeof(T)


def raw_memcopy(source, target, size):
    rffi.c_memcpy(ll.cast(rffi.CCHARP, target), ll.cast(rffi.CCHARP, source), size)
