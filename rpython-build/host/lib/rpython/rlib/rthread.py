"""Threads, locks, and what belongs to a thread.

One thread runs at a time: it lets others run where it waits for a lock, sleeps, reads or writes, and
in loops once in a while. On plain Python its own threads do the same. A program that starts no
threads is one thread; Rust may call a library from many, one at a time.
"""

from rpython.rlib.objectmodel import specialize, we_are_translated


class RThreadError(Exception):
    """A lock is used in a wrong way, or there is no thread."""


error = RThreadError

_DEADLOCK = "deadlock: the lock is taken, and no other thread can release it"


class Lock(object):
    """A lock, which can be taken once. Any thread may release it."""

    def __init__(self):
        self.locked_count = 0
        # The number by which it is waited for, once somebody has.
        self.number = 0

    def acquire(self, flag):
        """Takes it and gives True; False if it is taken and `flag` is false."""
        if not we_are_translated():
            return _plain.acquire(self, -1 if flag else 0) == 1
        from rpython.helpers import ll_thread
        while self.locked_count:
            if not flag:
                return False
            if ll_thread.wait_for(self, -1) == ll_thread.DEADLOCK:
                raise error(_DEADLOCK)
        self.locked_count = 1
        return True

    def acquire_timed(self, timeout):
        """Waits so many microseconds, or without a bound if they are negative. 1 if it was taken, 0
        if not."""
        if not we_are_translated():
            return _plain.acquire(self, timeout)
        from rpython.helpers import ll_thread
        if self.locked_count:
            if timeout < 0:
                self.acquire(True)
                return 1
            until = ll_thread.micros() + timeout
            left = timeout
            while self.locked_count:
                if left <= 0 or ll_thread.wait_for(self, left) == ll_thread.TIMEOUT:
                    if self.locked_count:
                        return 0
                left = until - ll_thread.micros()
        self.locked_count = 1
        return 1

    def is_acquired(self):
        return self.locked_count > 0

    def release(self):
        if not self.locked_count:
            raise error("release unlocked lock")
        if not we_are_translated():
            _plain.release(self)
            return
        from rpython.helpers import ll_thread
        self.locked_count = 0
        ll_thread.wake(self)

    def __enter__(self):
        self.acquire(True)

    def __exit__(self, *args):
        self.release()


def allocate_lock():
    return Lock()


def allocate_ll_lock():
    return Lock()


def free_ll_lock(ll_lock):
    """There is nothing to be freed."""


def acquire_NOAUTO(ll_lock, flag):
    return ll_lock.acquire(bool(flag))


def release_NOAUTO(ll_lock):
    ll_lock.release()


class DummyLock(object):
    """A lock that is always free."""

    def acquire(self, flag):
        return True

    def is_acquired(self):
        return False

    def release(self):
        pass

    def _freeze_(self):
        return True

    def __enter__(self):
        pass

    def __exit__(self, *args):
        pass


dummy_lock = DummyLock()


def get_ident():
    """The number of the thread that runs."""
    if we_are_translated():
        from rpython.helpers import ll_thread
        return ll_thread.ident()
    return _plain.ident()


get_or_make_ident = get_ident


@specialize.call_location()
def start_new_thread(x, y):
    """Calls `x(*y)` in a new thread, and gives its number. What the function raises is shown, and
    ends the thread alone."""
    if we_are_translated():
        from rpython.helpers import ll_thread
        number = ll_thread.start(lambda: _run(x, y))
        if number == 0:
            raise error("can't start new thread")
        return number
    return _plain.start(x, y)


@specialize.call_location()
def _run(x, y):
    try:
        x(*y)
    except SystemExit:
        pass
    finally:
        ident = get_ident()
        for local in _locals:
            local.forget(ident)


@specialize.call_location()
def ll_start_new_thread(func):
    return start_new_thread(func, ())


def gc_thread_run():
    """The collector knows the threads."""


gc_thread_start = gc_thread_die = gc_thread_before_fork = gc_thread_run


def gc_thread_after_fork(result_of_fork, opaqueaddr):
    """The collector knows the threads."""


def get_stacksize():
    """The size of the stacks of threads that are started from now on; 0 is the usual one."""
    if we_are_translated():
        from rpython.helpers import ll_thread
        return ll_thread.get_stacksize()
    return _plain.stacksize


def set_stacksize(newsize):
    """0 means it was set, -1 that this is no size, -2 that it cannot be."""
    if newsize != 0 and newsize < 32768:
        return -1
    if we_are_translated():
        from rpython.helpers import ll_thread
        ll_thread.set_stacksize(newsize)
    else:
        _plain.stacksize = newsize
    return 0


# What belongs to a thread: of the first one, in a field; of others by their number.

_locals = []


class _Local(object):
    def forget(self, ident):
        pass


def _new_local(default):
    class Local(_Local):
        """One class of these for each variable: what they hold has types of its own."""

        def __init__(self):
            self.value = default
            self.values = {}

        def get(self):
            if not we_are_translated():
                return self.values.get(_plain.ident(), default)
            from rpython.helpers import ll_thread
            if ll_thread.several() and ll_thread.ident() != 1:
                return self.values.get(ll_thread.ident(), default)
            return self.value

        def set(self, value):
            if not we_are_translated():
                self.values[_plain.ident()] = value
                return
            from rpython.helpers import ll_thread
            if ll_thread.several() and ll_thread.ident() != 1:
                self.values[ll_thread.ident()] = value
            else:
                self.value = value

        def forget(self, ident):
            if ident in self.values:
                del self.values[ident]

    return Local()


class ThreadLocalField(object):
    """A number that each thread has of its own: 0 at first."""

    def __init__(self, FIELDTYPE, fieldname, loop_invariant=False):
        self.FIELDTYPE = FIELDTYPE
        self.fieldname = fieldname
        local = _new_local(0)
        _locals.append(local)

        def getraw():
            return local.get()

        def setraw(value):
            local.set(value)

        self.getraw = getraw
        self.get_or_make_raw = getraw
        self.setraw = setraw

    def _freeze_(self):
        return True


class ThreadLocalReference(object):
    """A reference that each thread has of its own, to an instance of a class: None at first."""

    def __init__(self, Cls, loop_invariant=False):
        self.Cls = Cls
        local = _new_local(None)
        _locals.append(local)

        def get():
            return local.get()

        def set(value):
            assert value is None or isinstance(value, Cls)
            local.set(value)

        self.get = get
        self.set = set

    def _freeze_(self):
        return True

    @staticmethod
    def automatic_keepalive(config):
        """Threads keep what they refer to."""
        return True


threadlocalref_supported = True
tlfield_thread_ident = ThreadLocalField(int, "thread_ident")
tlfield_rpy_errno = ThreadLocalField(int, "rpy_errno")
tlfield_alt_errno = ThreadLocalField(int, "alt_errno")


class _Plain(object):
    """On plain Python: one condition for all locks, and its own threads. While a program is imported
    by the toolchain, there is one thread."""

    def __init__(self):
        self.condition = None
        self.stacksize = 0
        self.alive = 1
        self.stuck = 0

    def prepare(self):
        if self.condition is None:
            try:
                import threading
            except ImportError:
                return False
            self.condition = threading.Condition()
        return True

    def ident(self):
        try:
            import threading
        except ImportError:
            return 1
        # All stacks of a thread (`rstacklet`) have one number.
        return getattr(threading.current_thread(), "rstacklet_thread", threading.get_ident())

    def acquire(self, lock, micros):
        import time
        if not self.prepare():
            if lock.locked_count:
                if micros < 0:
                    raise error(_DEADLOCK)
                return 0
            lock.locked_count = 1
            return 1
        with self.condition:
            until = time.monotonic() + micros * 1e-6
            while lock.locked_count:
                if micros < 0:
                    if self.stuck + 1 >= self.alive:
                        raise error(_DEADLOCK)
                    self.stuck += 1
                    self.condition.wait()
                else:
                    left = until - time.monotonic()
                    if left <= 0:
                        return 0
                    self.condition.wait(left)
            lock.locked_count = 1
            return 1

    def release(self, lock):
        if not self.prepare():
            lock.locked_count = 0
            return
        with self.condition:
            lock.locked_count = 0
            self.wake_all()

    def wake_all(self):
        """All look again whether they can go on."""
        self.stuck = 0
        self.condition.notify_all()

    def start(self, function, args):
        import threading
        self.prepare()

        def run():
            try:
                function(*args)
            except SystemExit:
                pass
            except BaseException:
                import sys
                import traceback
                sys.stdout.flush()
                sys.stderr.write("Unhandled exception in a thread:\n")
                traceback.print_exc()
            finally:
                ident = self.ident()
                for local in _locals:
                    local.forget(ident)
                with self.condition:
                    self.alive -= 1
                    self.wake_all()

        with self.condition:
            self.alive += 1
        threading.stack_size(max(self.stacksize, 64 << 20))
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread.ident


_plain = _Plain()
