# not on the LLInterpreter: threads need C
import time
from rpython.rlib import rthread


class Counter(object):
    def __init__(self):
        self.lock = rthread.allocate_lock()
        self.value = 0
        self.inside = 0
        self.most = 0


class Gate(object):
    """Opens when so many have come."""

    def __init__(self, n):
        self.n = n
        self.lock = rthread.allocate_lock()
        self.opened = rthread.allocate_lock()
        self.opened.acquire(True)

    def arrive(self):
        with self.lock:
            self.n -= 1
            if self.n == 0:
                self.opened.release()

    def wait(self):
        self.opened.acquire(True)
        self.opened.release()


def count(counter, times, gate):
    for i in range(times):
        counter.lock.acquire(True)
        counter.inside += 1
        if counter.inside > counter.most:
            counter.most = counter.inside
        value = counter.value
        for j in range(20):
            value += j - j
        counter.value = value + 1
        counter.inside -= 1
        counter.lock.release()
    gate.arrive()


def holds(lock, held, seconds):
    lock.acquire(True)
    held.release()
    time.sleep(seconds)
    lock.release()


def releases(lock, log):
    log.append('releases the lock of another')
    lock.release()


def entry_point(argv):
    counter = Counter()
    gate = Gate(4)
    for n in range(4):
        rthread.start_new_thread(count, (counter, 300, gate))
    gate.wait()
    print(counter.value, counter.most, counter.inside)
    lock = rthread.allocate_lock()
    held = rthread.allocate_lock()
    held.acquire(True)
    rthread.start_new_thread(holds, (lock, held, 0.05))
    held.acquire(True)
    print(lock.acquire(False), lock.is_acquired())
    print(lock.acquire_timed(1000))
    start = time.time()
    print(lock.acquire_timed(10000000), time.time() - start < 5.0)
    lock.release()
    # Taken here, released there.
    log = []
    lock.acquire(True)
    rthread.start_new_thread(releases, (lock, log))
    lock.acquire(True)
    print(log, lock.is_acquired())
    start = time.time()
    print(lock.acquire_timed(20000), 0.015 < time.time() - start < 5.0)
    print(lock.acquire_timed(0))
    lock.release()
    try:
        lock.release()
    except rthread.error as e:
        print('error', e)
    with lock:
        print(lock.is_acquired())
    print(lock.is_acquired(), lock.acquire_timed(-1), lock.is_acquired())
    # Nobody is left who could release it.
    try:
        lock.acquire(True)
    except rthread.error as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
