from rpython.rlib import rthread
from rpython.rlib.rstacklet import StackletThread


class Box(object):
    def __init__(self, n):
        self.n = n


class Sum(object):
    """What several threads add up; the last one releases `done`."""

    def __init__(self, threads):
        self.lock = rthread.allocate_lock()
        self.done = rthread.allocate_lock()
        self.done.acquire(True)
        self.total = 0
        self.left = threads


gate = rthread.allocate_lock()
mine = rthread.ThreadLocalReference(Box)
sthread = StackletThread(None)


def add_up(result, start, stop):
    total = 0
    for i in range(start, stop):
        total += Box(i).n
    with result.lock:
        result.total += total
        result.left -= 1
        if result.left == 0:
            result.done.release()


def sum_in_threads(n, threads):
    result = Sum(threads)
    for i in range(threads):
        rthread.start_new_thread(add_up, (result, n * i // threads, n * (i + 1) // threads))
    result.done.acquire(True)
    return result.total


def take():
    gate.acquire(True)


def give():
    gate.release()


def remember(n):
    mine.set(Box(n))


def remembered():
    box = mine.get()
    return -1 if box is None else box.n


class Squares(object):
    def __init__(self, n):
        self.n = n
        self.values = []


def give_squares(h, squares):
    for i in range(squares.n):
        squares.values.append(Box(i * i).n)
        h = sthread.switch(h)
    return h


def squares_by_stacklet(n):
    squares = Squares(n)
    h = sthread.new(give_squares, squares)
    while not sthread.is_empty_handle(h):
        h = sthread.switch(h)
    return squares.values


def fail_after(rounds):
    seen = []
    while len(seen) < rounds:
        seen.append(str(len(seen)))
    raise ValueError("after %d rounds" % len(seen))
