"""Closures, iterators and objects of Rust's: what the wrappers of entry points need that take some.

One is an object of a class of its type, which `ffi/callbacks.rs` writes with the functions that call it. These may do anything,
so nothing that moves is passed: numbers, and bytes in raw memory (docs/abi.md).

Where there are threads, what is lent is called by the thread that lends it alone. What is kept is called by any, and, unless it is
`Sync`, not while it runs on another one: a call may let go of the lock, by calling the library again.
"""
from rpython.ll import (free, cast, cast_pointer, c_call, c_call_raises, c_external, nullptr, handle_new, Ptr, inline, dont_inline,
                        RAW_BYTES, Signed, I64, Bool, Float, UniChar, Void, Address)
from rpython.helpers.wire import Reader, Writer, read_str, read_int, read_handle, read_byte, write_int
from rpython.helpers.wire import begin_typed, end_typed, char_code
from rpython.helpers.app_finalize import FINALIZERS
from rpython.helpers.ll_thread import several, ident
from rpython.rlib.rust import RustError, RustPanic

__specialize__ = "low_level"

# How a call went: what `answer` says (rpython/src/__private/callback.rs).
ERROR = 1
PANIC = 2
NO_MEMORY = 5


# In the place of a thread's number: none, and all of them.
NOBODY = 0
ANYBODY = -1


class Calls(object):
    def __init__(self):
        # How many calls of Rust's run.
        self.running = 0


CALLS = Calls()


class Callback(object):
    """One that is lent, until the entry point returns. (What it keeps is none of the program's business: methods have no names
    that begin with `_`.)"""

    def __init__(self, callback, is_exclusive):
        self._callback_ = callback
        self._is_open_ = True
        # Whether it is a closure that may change what it has.
        self._is_exclusive = is_exclusive
        # How many calls run that do not change it, or -1 for one that may.
        self._running = 0
        self._is_done_ = False
        # Which thread may call it; and, of one that is kept, how many calls run there.
        self._is_lent = True
        self._thread = ident() if several() else ANYBODY
        self._calls = 0


def take(self, is_sync):
    """It is the program's from now on."""
    self._is_lent = False
    self._thread = NOBODY if several() and not is_sync else ANYBODY
    c_call(Void, "rpy_callback_take", self._callback_)


def release(self):
    """Nothing refers to it any more."""
    self._is_open_ = False
    CALLS.running += 1
    c_call_raises(Void, "rpy_callback_release", self._callback_)
    status = status_of_call()
    given = bytes_of_call()
    CALLS.running -= 1
    if status != 0:
        fail(status, given)


def check_open(self, what):
    if not self._is_open_:
        raise ReferenceError(what + " that was lent for a call, which has returned")


def check_thread(self, what):
    """Directly before a call, which then notes that it has begun: nothing else runs in between."""
    if several():
        thread = self._thread
        if thread != ANYBODY and thread != NOBODY and thread != ident():
            raise RuntimeError(what + (" that was lent on another thread" if self._is_lent
                                       else " that runs on another thread, and is not Sync"))


def called(self):
    CALLS.running += 1
    if several() and not self._is_lent and self._thread != ANYBODY:
        self._thread = ident()
        self._calls += 1


def returned(self):
    CALLS.running -= 1
    if several() and not self._is_lent and self._thread != ANYBODY:
        self._calls -= 1
        if self._calls == 0:
            self._thread = NOBODY


def begin(self, why):
    """Before a call that may change it."""
    if self._running != 0:
        raise RuntimeError(why)
    self._running = -1


def end(self):
    """Behind it, and behind a call of what nothing changes. (The object is there until then, whatever the call has dropped.)"""
    self._running = 0
    returned(self)


def begin_closure(self, why):
    if self._is_exclusive:
        begin(self, why)


def begin_shared(self, why):
    """Before a call that may not change it, of what others may."""
    if self._running < 0:
        raise RuntimeError(why)
    self._running += 1


def end_shared(self):
    """Behind it."""
    self._running -= 1
    returned(self)


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
        error._held_ = Thrown(thrown)
        raise error
    if status == PANIC:
        panic = RustPanic(message)
        panic._held_ = Thrown(thrown)
        raise panic
    raise_own(status, message)


def raise_own(status, message):
    """An exception of Python's own: rpython/src/raise.rs has the numbers."""
    if status == 3:
        raise OverflowError(message)
    if status == 6:
        raise ArithmeticError(message)
    if status == 7:
        raise AssertionError(message)
    if status == 8:
        raise EOFError(message)
    if status == 9:
        raise IndexError(message)
    if status == 10:
        raise KeyError(message)
    if status == 11:
        raise LookupError(message)
    if status == 12:
        raise NotImplementedError(message)
    if status == 13:
        raise OSError(message)
    if status == 14:
        raise RuntimeError(message)
    if status == 15:
        raise TypeError(message)
    if status == 16:
        raise ZeroDivisionError(message)
    raise ValueError(message)


def panic_of_finalizer():
    """The panic that came out of a finalizer, where a call from Rust ends: of none that Python's calls of Rust's are around."""
    panic = FINALIZERS.panic
    if panic is not None and CALLS.running == 0:
        FINALIZERS.panic = None
        return panic
    return None


@inline
def go_on(value):
    """A result, where a call from Rust ends."""
    if FINALIZERS.panic is not None:
        raise_panic()
    return value


@dont_inline
def raise_panic():
    panic = panic_of_finalizer()
    if panic is not None:
        raise panic


def describe_all(e, describe):
    """Describes an exception on its way out. A panic goes on in its place: of a finalizer, or of what describes it."""
    if not isinstance(e, RustPanic):
        panic = panic_of_finalizer()
        if panic is not None:
            e = panic
    while True:
        try:
            return describe(e)
        except RustPanic as panic:
            e = panic


def held_by(e):
    """What an exception holds of Rust's."""
    if isinstance(e, RustError):
        return e._held_
    if isinstance(e, RustPanic):
        return e._held_
    return None


def write_thrown(w, e):
    """That, for Rust."""
    held = held_by(e)
    if held is not None:
        start = begin_typed(w, "rust")
        write_int(w, cast(Signed, held.thrown))
        end_typed(w, start)


def hold_thrown(e):
    """Rust, which has been told, holds it too from now on."""
    held = held_by(e)
    if held is not None:
        c_call(Void, "rpy_thrown_again", held.thrown)
