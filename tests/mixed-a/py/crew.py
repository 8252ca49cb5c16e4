"""Threads that call what is Rust's."""
import gc

from rpython.rlib import rthread
from rpython.rlib.rust import RustError, RustPanic


class Job(object):
    """What several threads do; the last one releases `done`."""

    def __init__(self, threads, rounds):
        self.lock = rthread.allocate_lock()
        self.done = rthread.allocate_lock()
        self.done.acquire(True)
        self.left = threads
        self.rounds = rounds
        self.total = 0
        self.errors = 0
        self.panics = 0
        self.refused = 0

    def end(self):
        self.left -= 1
        if self.left == 0:
            self.done.release()


LISTENERS = []
BOARDS = []


def listen(listener):
    LISTENERS.append(listener)
    return len(LISTENERS)


def forget():
    del LISTENERS[:]
    del BOARDS[:]
    del HELD[:]
    del HELD_MUT[:]
    del SOURCES[:]
    del ENDED[:]
    gc.collect()


def tell_all(job):
    for i in range(job.rounds):
        for listener in LISTENERS:
            try:
                job.total += listener(i)
            except RustError:
                job.errors += 1
            except RustPanic:
                job.panics += 1
            except RuntimeError:
                job.refused += 1
    job.end()


def run(threads, rounds):
    """Each of so many threads calls all listeners: what these give, and what they raise."""
    job = Job(threads, rounds)
    for i in range(threads):
        rthread.start_new_thread(tell_all, (job,))
    job.done.acquire(True)
    return job.total, (job.errors, job.panics, job.refused)


def rest(rounds):
    """Other threads get their turn."""
    kept = []
    lock = rthread.allocate_lock()
    for i in range(rounds):
        kept.append(str(i))
        lock.acquire(True)
        if len(kept) > 10:
            kept = kept[5:]
        lock.release()
    return len(kept)


# A call that is in the middle while another thread makes one.

BEGUN = rthread.allocate_lock()
GATE = rthread.allocate_lock()


class Meeting(object):
    def __init__(self, listener):
        self.listener = listener
        self.done = rthread.allocate_lock()
        self.done.acquire(True)
        self.text = ""


def pass_gate():
    """What is called first waits until the other one has tried."""
    BEGUN.release()
    GATE.acquire(True)
    GATE.release()


def come_second(meeting):
    BEGUN.acquire(True)
    BEGUN.release()
    try:
        meeting.text = str(meeting.listener(2))
    except RuntimeError as error:
        meeting.text = str(error)
    finally:
        GATE.release()
        meeting.done.release()


def meet(listener):
    meeting = Meeting(listener)
    BEGUN.acquire(True)
    GATE.acquire(True)
    rthread.start_new_thread(come_second, (meeting,))
    first = listener(1)
    meeting.done.acquire(True)
    return [str(first), meeting.text, str(listener(3))]


meet_sync = meet
meet_mut = meet


# What is called while it runs, by threads of Rust's.

HELD = []
HELD_MUT = []


def hold(f):
    HELD.append(f)


def hold_mut(f):
    HELD_MUT.append(f)


def call_held(n):
    return [f(n) for f in HELD]


def call_held_mut(n):
    texts = []
    for f in HELD_MUT:
        try:
            texts.append(f(n))
        except RuntimeError as error:
            texts.append(str(error))
    return texts


def close_gate():
    BEGUN.acquire(True)
    GATE.acquire(True)


def await_first():
    BEGUN.acquire(True)
    BEGUN.release()


def open_gate():
    GATE.release()


# Iterators.

ENDED = []
SOURCES = []


def count(n):
    try:
        for i in range(n):
            yield [str(i)] * 3
    finally:
        ENDED.append(n)


def ended():
    return list(ENDED)


def draw_from(source):
    SOURCES.append(source)


def draw():
    for source in SOURCES:
        for item in source:
            return item
    return -1


# What is lent for a call.

def call_lent(f, texts, done):
    try:
        texts.append(str(f(2)))
    except RuntimeError as error:
        texts.append(str(error))
    finally:
        done.release()


def lend(f):
    done = rthread.allocate_lock()
    done.acquire(True)
    texts = []
    rthread.start_new_thread(call_lent, (f, texts, done))
    done.acquire(True)
    texts.append(str(f(1)))
    return texts


# Objects.

def post(board):
    BOARDS.append(board)


def add_up(job):
    for i in range(job.rounds):
        for board in BOARDS:
            try:
                board.add(i)
                job.total += i
                board.sum()
            except RuntimeError:
                job.refused += 1
    job.end()


def add_in_threads(threads, rounds):
    """What has been added, and how often a board was not to be had."""
    job = Job(threads, rounds)
    for i in range(threads):
        rthread.start_new_thread(add_up, (job,))
    job.done.acquire(True)
    return job.total, job.refused


def add_to_all(n):
    for board in BOARDS:
        try:
            board.add(n)
        except RuntimeError:
            return False
    return True


def add_from_elsewhere(board, texts, done):
    try:
        board.add(1)
        texts.append("added")
    except RuntimeError as error:
        texts.append(str(error))
    finally:
        done.release()


def lend_board(board):
    done = rthread.allocate_lock()
    done.acquire(True)
    texts = []
    rthread.start_new_thread(add_from_elsewhere, (board, texts, done))
    done.acquire(True)
    board.add(10)
    return texts


def sums():
    return [board.sum() for board in BOARDS]


class Account(object):
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount
        return self.balance
