"""Stacks between which a program switches: calls of `rpy_stacklet.c`.

Who switches makes a handle for the stack that it leaves; the one that goes on finds it in `STATE`.
The collector frees a stack when its handle is gone.
"""
from rpython.ll import c_call, c_call_raises, function_pointer, make_func, Ptr, Signed, Void
from rpython.rlib.rstacklet import StackletDebugError

__specialize__ = "low_level"


class Handle(object):
    """A stack that waits. `_stack` is 0 once somebody has switched to it."""

    _stack = 0


class State(object):
    def __init__(self):
        self.came_from = None
        self.start = None


STATE = State()
RUN = Ptr(make_func((), Signed))


def here():
    """A handle for the stack that runs, which it is going to leave."""
    handle = Handle()
    handle._stack = c_call(Signed, "rpy_stacklet_current")
    return handle


def arrived():
    """The handle of the stack that was left; `None` if it has ended."""
    handle = STATE.came_from
    STATE.came_from = None
    return handle


def take(handle):
    """The stack of a handle, which is used up."""
    if handle is None:
        raise StackletDebugError("empty stacklet handle")
    stack = handle._stack
    if stack == 0:
        raise StackletDebugError("double usage of a stacklet handle")
    if c_call(Signed, "rpy_stacklet_is_foreign", stack) != 0:
        raise StackletDebugError("the stack of another thread")
    handle._stack = 0
    return stack


def begin(start):
    c_call_raises(Void, "rpy_stacklet_prepare")
    handle = here()
    STATE.came_from = handle
    STATE.start = start
    c_call_raises(Void, "rpy_stacklet_start", function_pointer(RUN, run), handle)
    return arrived()


def run():
    """What a new stack runs."""
    start = STATE.start
    STATE.start = None
    return take(start(arrived()))


def switch(handle):
    # Nothing may collect between the moment the handle is used up and the switch.
    mine = here()
    stack = take(handle)
    STATE.came_from = mine
    c_call_raises(Void, "rpy_stacklet_switch", stack, mine)
    return arrived()


def destroy(handle):
    stack = take(handle)
    if c_call(Signed, "rpy_stacklet_destroy", stack) == 0:
        handle._stack = stack
        raise StackletDebugError("the stack of a thread cannot be destroyed")
