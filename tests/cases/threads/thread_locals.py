# not on the LLInterpreter: threads need C
from rpython.rlib import rthread
from rpython.rtyper.lltypesystem import lltype


class Context(object):
    def __init__(self, name):
        self.name = name
        self.depth = 0


class Other(object):
    def __init__(self, n):
        self.n = n


context = rthread.ThreadLocalReference(Context)
other = rthread.ThreadLocalReference(Other)
number = rthread.ThreadLocalField(lltype.Signed, 'number')
log = []


class Turn(object):
    """Threads go on one after the other."""

    def __init__(self):
        self.here = rthread.allocate_lock()
        self.there = rthread.allocate_lock()
        self.here.acquire(True)
        self.there.acquire(True)


def current():
    c = context.get()
    if c is None:
        return 'none'
    return '%s %d' % (c.name, c.depth)


def run(turn, name, n):
    log.append('%s begins with %s, %d' % (name, current(), number.getraw()))
    context.set(Context(name))
    number.setraw(n)
    if n % 2:
        other.set(Other(n))
    for i in range(3):
        turn.there.release()
        turn.here.acquire(True)
        c = context.get()
        c.depth += n
        number.setraw(number.getraw() + 1)
        o = other.get()
        log.append('%s, %d, %s' % (current(), number.getraw(), 'none' if o is None else str(o.n)))
        garbage = ['%d' % j for j in range(50)]
        assert len(garbage) == 50
    context.set(None)
    log.append('%s ends with %s' % (name, current()))
    turn.there.release()


def entry_point(argv):
    print(current(), number.getraw(), other.get() is None)
    context.set(Context('main'))
    number.setraw(-5)
    turns = [Turn() for i in range(3)]
    for i in range(3):
        rthread.start_new_thread(run, (turns[i], 'thread %d' % i, i + 1))
        turns[i].there.acquire(True)
    for round in range(3):
        for i in range(3):
            turns[i].here.release()
            turns[i].there.acquire(True)
            context.get().depth += 100
    print(current(), number.getraw(), other.get() is None)
    for line in log:
        print(line)
    # What threads had that have ended is gone: others begin anew.
    for i in range(30):
        turn = Turn()
        rthread.start_new_thread(run, (turn, 'again', 7))
        for j in range(3):
            turn.there.acquire(True)
            turn.here.release()
        turn.there.acquire(True)
    print(len(log), log[-2], number.getraw())
    print(len(set([line for line in log if 'again begins' in line])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
