"""Closures and iterators of Rust's: what the wrappers of entry points need that take some.

One is an object of a class of its type, which `ffi/callbacks.rs` writes with the function that calls it. That may do anything,
so nothing that moves is passed: numbers, and bytes in raw memory (docs/abi.md).
"""
from rpython.ll import (free, cast, cast_pointer, c_call, c_call_raises, c_external, nullptr, handle_new, Ptr,
                        RAW_BYTES, Signed, I64, Bool, Float, UniChar, Void, Address)
from rpython.helpers.wire import Reader, Writer, read_str, read_int, read_handle, read_byte, write_int
from rpython.helpers.wire import begin_typed, end_typed, char_code
from rpython.rlib.rust import RustError, RustPanic

__specialize__ = "low_level"

# How a call went: what `answer` says (rpython/src/__private/callback.rs).
ERROR = 1
PANIC = 2
OVERFLOW = 3
NO_MEMORY = 5


class Callback(object):
    """One that is lent, until the entry point returns. (What it keeps is none of the program's business.)"""

    def __init__(self, callback):
        self._callback = callback
        self._is_open = True
        self._is_running = False
        self._is_done = False


class KeptCallback(Callback):
    """One that is the program's."""

    def __init__(self, callback):
        self._callback = callback
        self._is_open = True
        self._is_running = False
        self._is_done = False
        c_call(Void, "rpy_callback_take", callback)

    def __del__(self):
        self._is_open = False
        c_call_raises(Void, "rpy_callback_release", self._callback)


def check_open(self):
    if not self._is_open:
        raise ReferenceError("a closure that was lent for a call, which has returned")


def begin(self):
    """Before a call of what cannot run twice at the same time."""
    if self._is_running:
        raise RuntimeError("the closure is running already: it is an FnMut, which has to end first")
    self._is_running = True


def end(self):
    """Behind a call. (The object is there until then, whatever the call has dropped.)"""
    self._is_running = False


def status_of_call():
    return c_call(Signed, "rpy_callback_status")


def bytes_of_call():
    return cast_pointer(Ptr(RAW_BYTES), c_call(Address, "rpy_callback_given"))


class Thrown(object):
    """What Rust has thrown, as long as an exception holds it."""

    def __init__(self, thrown):
        self.thrown = thrown

    def __del__(self):
        c_call_raises(Void, "rpy_thrown_release", self.thrown)


def fail(status, bytes):
    """Raises what a call has given in place of a value."""
    if status == NO_MEMORY:
        raise MemoryError
    r = Reader(bytes)
    try:
        message = read_str(r)
        thrown = read_handle(r)
    finally:
        free(bytes)
    if status == ERROR:
        error = RustError(message)
        error._held = Thrown(thrown)
        raise error
    if status == PANIC:
        panic = RustPanic(message)
        panic._held = Thrown(thrown)
        raise panic
    if status == OVERFLOW:
        raise OverflowError(message)
    raise ValueError(message)


def write_thrown(w, e):
    """What an exception holds of Rust's, for Rust, which holds it too from now on."""
    if isinstance(e, RustError):
        write_held(w, e._held)
    elif isinstance(e, RustPanic):
        write_held(w, e._held)


def write_held(w, held):
    if held is not None:
        start = begin_typed(w, "rust")
        c_call(Void, "rpy_thrown_again", held.thrown)
        write_int(w, cast(Signed, held.thrown))
        end_typed(w, start)
