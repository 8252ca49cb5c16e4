"""Switching between stacks.

`new(run, arg)` calls `run(handle, arg)` on a stack of its own; the handle stands for the stack that
called `new`. Whoever calls `switch(handle)` waits until somebody switches back, and gets a handle
for the stack which that was. What `run` returns is the handle of the stack that goes on when it has
ended: that one gets an empty handle. A handle is good for one switch.

On plain Python every stack is a thread, and one of them runs at a time.
"""

from rpython.rlib.objectmodel import specialize, we_are_translated

DEBUG = True


class StackletDebugError(Exception):
    """A handle is used in a wrong way."""


class StackletThread(object):
    """The stacks of a thread. The configuration that RPython's own takes does not matter."""

    def __init__(self, config=None):
        pass

    @specialize.arg_or_var(1)
    def new(self, callback, arg=0):
        if we_are_translated():
            from rpython.helpers.ll_stacklet import begin
            return begin(lambda handle: callback(handle, arg))
        return _begin(callback, arg)

    def switch(self, stacklet):
        if we_are_translated():
            from rpython.helpers.ll_stacklet import switch
            return switch(stacklet)
        return _switch(stacklet)

    def destroy(self, stacklet):
        """Frees a stack that waits. Nothing on it is run any more."""
        if we_are_translated():
            from rpython.helpers.ll_stacklet import destroy
            destroy(stacklet)
        else:
            _destroy(stacklet)

    def is_empty_handle(self, stacklet):
        return stacklet is None

    def get_null_handle(self):
        return None


# On plain Python.

class _Handle(object):
    """A thread that waits to be woken."""

    def __init__(self):
        import threading
        self.used = False
        self.thread = _thread()
        self.first = not hasattr(threading.current_thread(), "rstacklet_thread")
        self.turn = threading.Semaphore(0)
        # The handle of the stack from which control came back.
        self.came_from = None

    def wake(self, came_from):
        self.came_from = came_from
        self.turn.release()

    def wait(self):
        self.turn.acquire()
        return self.came_from


def _take(handle):
    if handle is None:
        raise StackletDebugError("empty stacklet handle")
    if handle.used:
        raise StackletDebugError("double usage of a stacklet handle")
    if handle.thread != _thread():
        raise StackletDebugError("the stack of another thread")
    handle.used = True
    return handle


def _thread():
    """What all stacks of a thread have in common."""
    import threading
    return getattr(threading.current_thread(), "rstacklet_thread", threading.get_ident())


def _begin(callback, arg):
    import threading

    def run():
        import os
        import sys
        import traceback
        try:
            target = _take(callback(here, arg))
        except BaseException:
            sys.stdout.flush()
            traceback.print_exc()
            sys.stderr.write("fatal error: an exception leaves a stacklet\n")
            sys.stderr.flush()
            os.abort()
        target.wake(None)

    here = _Handle()
    threading.stack_size(64 << 20)
    thread = threading.Thread(target=run, daemon=True)
    thread.rstacklet_thread = here.thread
    thread.start()
    return here.wait()


def _switch(handle):
    target = _take(handle)
    here = _Handle()
    target.wake(here)
    return here.wait()


def _destroy(handle):
    if _take(handle).first:
        handle.used = False
        raise StackletDebugError("the stack of a thread cannot be destroyed")
