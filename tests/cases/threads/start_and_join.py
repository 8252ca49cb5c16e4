# not on the LLInterpreter: threads need C
from rpython.rlib import rthread


class Result(object):
    """What a thread leaves, and a lock that it releases when it is done."""

    def __init__(self):
        self.lock = rthread.allocate_lock()
        self.lock.acquire(True)
        self.value = ''
        self.ident = 0


class Worker(object):
    def __init__(self, n):
        self.n = n
        self.done = Result()

    def run(self, times, text):
        for i in range(times):
            self.done.value += text
        self.done.ident = rthread.get_ident()
        self.done.lock.release()


def without_arguments():
    first.value = 'ran'
    first.ident = rthread.get_ident()
    first.lock.release()


def with_numbers(result, a, b):
    result.value = str(a * b)
    result.ident = rthread.get_ident()
    result.lock.release()


def fails(result, n):
    try:
        if n:
            raise ValueError('in a thread')
        raise SystemExit
    finally:
        result.value = 'finally %d' % n
        result.lock.release()


def starts_another(result, n):
    result.value = 'depth %d' % n
    if n > 0:
        inner = Result()
        rthread.start_new_thread(starts_another, (inner, n - 1))
        inner.lock.acquire(True)
        result.value += ', ' + inner.value
    result.lock.release()


first = Result()


def entry_point(argv):
    me = rthread.get_ident()
    print(me == rthread.get_ident(), me != 0)
    ident = rthread.start_new_thread(without_arguments, ())
    first.lock.acquire(True)
    print(first.value, first.ident == ident, ident != me)
    second = Result()
    ident = rthread.start_new_thread(with_numbers, (second, 6, 7))
    second.lock.acquire(True)
    print(second.value, second.ident == ident, ident != me)
    workers = [Worker(n) for n in range(5)]
    for worker in workers:
        rthread.start_new_thread(worker.run, (worker.n, 'ab'))
    idents = []
    for worker in workers:
        worker.done.lock.acquire(True)
        idents.append(worker.done.ident)
        print(worker.n, worker.done.value)
    print(me in idents)
    for n in range(2):
        result = Result()
        rthread.start_new_thread(fails, (result, n))
        result.lock.acquire(True)
        print(result.value)
    result = Result()
    rthread.start_new_thread(starts_another, (result, 4))
    result.lock.acquire(True)
    print(result.value)
    print(rthread.get_ident() == me)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
