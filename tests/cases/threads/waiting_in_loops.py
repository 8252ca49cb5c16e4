# not on the LLInterpreter: threads need C
import os
import time
from rpython.rlib import rgil, rthread


class Shared(object):
    def __init__(self):
        self.stop = False
        self.rounds = 0
        self.data = b''
        self.done = rthread.allocate_lock()
        self.done.acquire(True)


def spins(shared):
    """Loops until another thread says so: the others get their turn."""
    while not shared.stop:
        shared.rounds += 1
    shared.done.release()


def recursive(shared, n):
    if shared.stop:
        return n
    if n > 50:
        return n
    return recursive(shared, n + 1)


def spins_by_recursion(shared):
    while recursive(shared, 0) > 50:
        pass
    shared.done.release()


def sleeps(shared):
    time.sleep(0.02)
    shared.stop = True
    shared.done.release()


def reads(shared, fd):
    while True:
        data = os.read(fd, 10)
        if not data:
            break
        shared.data += data
    os.close(fd)
    shared.done.release()


def yields(shared):
    while not shared.stop:
        rgil.yield_thread()
        rgil.release()
        shared.rounds += 1
        rgil.acquire()
    shared.done.release()


def entry_point(argv):
    for run in (spins, spins_by_recursion, yields):
        shared = Shared()
        rthread.start_new_thread(run, (shared,))
        time.sleep(0.01)
        shared.stop = True
        shared.done.acquire(True)
        print('stopped', shared.rounds >= 0)
    # The other way round: this thread loops.
    shared = Shared()
    rthread.start_new_thread(sleeps, (shared,))
    rounds = 0
    while not shared.stop:
        rounds += 1
    shared.done.acquire(True)
    print('stopped', rounds > 0)
    # A thread that reads does not keep the others from writing.
    r, w = os.pipe()
    shared = Shared()
    rthread.start_new_thread(reads, (shared, r))
    for i in range(20):
        os.write(w, b'%d,' % i)
        if i % 7 == 0:
            time.sleep(0.001)
    # More than a pipe holds.
    os.write(w, b'x' * 100000)
    os.close(w)
    shared.done.acquire(True)
    print(shared.data[:60], len(shared.data))
    # The program ends while others run.
    endless = Shared()
    rthread.start_new_thread(spins, (endless,))
    rthread.start_new_thread(yields, (endless,))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
