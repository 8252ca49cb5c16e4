"""The lock that lets one thread run at a time. It is taken when the program or a library is entered;
letting it go means that another thread that waits gets its turn first."""

from rpython.rlib.objectmodel import we_are_translated


def yield_thread():
    """Lets another thread run that waits. Gives False: there may have been none."""
    if we_are_translated():
        from rpython.helpers import ll_thread
        ll_thread.yield_thread()
    else:
        import time
        time.sleep(0)
    return False


def release():
    """What the program does until it acquires the lock again is still done by one thread at a time."""
    yield_thread()


def acquire():
    pass


def acquire_maybe_in_new_thread():
    pass


def allocate():
    pass


def am_I_holding_the_GIL():
    return True
