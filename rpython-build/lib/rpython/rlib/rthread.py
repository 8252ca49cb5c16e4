"""Locks and what belongs to a thread. A program is one thread; Rust may call a library from many,
one at a time."""

from rpython.rlib.objectmodel import we_are_translated


class error(Exception):
    """A lock is used in a wrong way."""


class Lock(object):
    """A lock, which can be taken once."""

    def __init__(self):
        self.locked_count = 0

    def acquire(self, flag):
        """Takes it and gives True; False if it is taken and `flag` is false."""
        if self.locked_count:
            if flag:
                raise error("deadlock: the lock is taken, and no other thread can release it")
            return False
        self.locked_count = 1
        return True

    def acquire_timed(self, timeout):
        """1 if it was taken, 0 if not: nothing that is waited for can happen."""
        if self.locked_count:
            return 0
        self.locked_count = 1
        return 1

    def is_acquired(self):
        return self.locked_count > 0

    def release(self):
        if not self.locked_count:
            raise error("release unlocked lock")
        self.locked_count = 0

    def __enter__(self):
        self.acquire(True)

    def __exit__(self, *args):
        self.release()


def allocate_lock():
    return Lock()


def allocate_ll_lock():
    return Lock()


dummy_lock = Lock()


def get_ident():
    """The number of the thread that runs."""
    return 1


get_or_make_ident = get_ident


def start_new_thread(x, y):
    """There are no threads of RPython's own."""
    raise NotImplementedError("rthread.start_new_thread: a program is one thread")


start_new_thread._not_rpython_ = "`rthread.start_new_thread` is not supported: a program is one thread"
ll_start_new_thread = start_new_thread


def gc_thread_run():
    pass


def gc_thread_start():
    pass


def gc_thread_die():
    pass


def gc_thread_before_fork():
    pass


def gc_thread_after_fork(result_of_fork, opaqueaddr):
    pass


def get_stacksize():
    return 0


def set_stacksize(newsize):
    """The size of threads' stacks: 0 means it was set, as there are none."""
    return 0


class ThreadLocalField(object):
    """A field of the thread."""

    def __init__(self, FIELDTYPE, fieldname, loop_invariant=False):
        self.fieldname = fieldname
        self.value = 0

    def getraw(self):
        return self.value

    get_or_make_raw = getraw

    def setraw(self, value):
        self.value = value


def _new_local():
    class Local(object):
        """Where the reference is."""

        def __init__(self):
            self.value = None

    return Local()


class ThreadLocalReference(object):
    """A reference of the thread to an instance of a class."""

    def __init__(self, Cls, loop_invariant=False):
        self.Cls = Cls
        local = _new_local()

        def get():
            return local.value

        def set(value):
            assert value is None or isinstance(value, Cls)
            local.value = value

        self.get = get
        self.set = set

    def _freeze_(self):
        return True


threadlocalref_supported = True
