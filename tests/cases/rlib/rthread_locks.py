from rpython.rlib import rthread


class Context:
    def __init__(self, n):
        self.n = n


current = rthread.ThreadLocalReference(Context)
other = rthread.ThreadLocalReference(Context)


def guarded(lock, items, n):
    with lock:
        items.append((n, lock.is_acquired()))
        if n == 3:
            raise KeyError(n)


def entry_point(argv):
    lock = rthread.allocate_lock()
    print(lock.acquire(True), lock.acquire(False), lock.is_acquired(), lock.acquire_timed(10))
    lock.release()
    print(lock.is_acquired(), lock.acquire_timed(0))
    lock.release()
    try:
        lock.release()
    except rthread.error as e:
        print('error', e)
    items = []
    for n in range(5):
        try:
            guarded(lock, items, n)
        except KeyError:
            print('KeyError', lock.is_acquired())
    print(items, lock.is_acquired())
    lock.acquire(True)
    try:
        lock.acquire(True)
    except rthread.error as e:
        print('error', e)
    print(current.get() is None)
    current.set(Context(5))
    print(current.get().n, other.get() is None)
    other.set(current.get())
    current.set(None)
    print(current.get() is None, other.get().n)
    print(rthread.get_ident() == rthread.get_ident(), rthread.get_ident() != 0)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
