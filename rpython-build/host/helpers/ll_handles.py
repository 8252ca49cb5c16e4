"""Memory of objects that Rust looks into: a handle keeps it, and it does not move (`rpy_handles.h`)."""
from rpython.ll import address_of, c_call, c_call_raises, Address, Void
from rpython.helpers.ll_list import ll_items

__specialize__ = "low_level"


def hold(p):
    """A new handle of a string or an array, which stays where it is from now on."""
    handle = c_call_raises(Address, "rpy_handle_new", p)
    try:
        c_call_raises(Address, "rpy_handle_pin", handle)
    except MemoryError:
        c_call(Void, "rpy_handle_drop", handle)
        raise
    return handle


def ll_hold_items(l):
    return hold(ll_items(l))


def ll_items_address(l):
    return address_of(ll_items(l), 0)
