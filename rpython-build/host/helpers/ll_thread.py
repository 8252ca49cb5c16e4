"""Threads: calls of `rpy_threads.c`, in programs that start some.

In all others `several()` is false before they are optimised: what they have of threads goes away.
"""
from rpython.ll import c_call, c_call_raises, function_pointer, make_func, Ptr, Signed, Void

__specialize__ = "low_level"


class State(object):
    def __init__(self):
        # What the threads run that have not begun.
        self.starting = {}
        self.waited_for = 0


STATE = State()
RUN = Ptr(make_func((Signed,), Void))


def start(function):
    """Runs the function in a new thread; the number of the thread, or 0."""
    number = c_call_raises(Signed, "rpy_thread_start", function_pointer(RUN, run))
    if number != 0:
        STATE.starting[number] = function
    return number


def run(number):
    """What a new thread begins with."""
    function = STATE.starting[number]
    del STATE.starting[number]
    function()


def ident():
    if several():
        return c_call(Signed, "rpy_thread_ident")
    return 1


def several():
    """Whether the program starts threads."""
    return c_call(Signed, "rpy_thread_several") != 0


def yield_thread():
    if several():
        c_call(Void, "rpy_thread_yield")


def get_stacksize():
    if several():
        return c_call(Signed, "rpy_thread_get_stacksize")
    return 0


def set_stacksize(n):
    if several():
        c_call(Void, "rpy_thread_set_stacksize", n)


WOKEN = 0
TIMEOUT = 1
DEADLOCK = 2


def wait_for(lock, micros):
    """Waits until somebody wakes those who wait for this lock; whether that is so, or why not."""
    if not several():
        return TIMEOUT if micros >= 0 else DEADLOCK
    if lock.number == 0:
        STATE.waited_for += 1
        lock.number = STATE.waited_for
    return c_call(Signed, "rpy_thread_wait", lock.number, micros)


def wake(lock):
    if several() and lock.number != 0:
        c_call(Void, "rpy_thread_wake", lock.number)


def micros():
    if several():
        return c_call(Signed, "rpy_thread_micros")
    return 0


def wait_for_file(fd, writes, millis):
    """Lets others run until the file can be read or written; negative: without a bound."""
    if several():
        c_call(Void, "rpy_thread_poll", fd, 1 if writes else 0, millis)
