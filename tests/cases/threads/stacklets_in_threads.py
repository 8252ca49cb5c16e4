# not on the LLInterpreter: threads need C
from rpython.rlib import rthread
from rpython.rlib.rstacklet import StackletDebugError, StackletThread


class Job(object):
    def __init__(self, n):
        self.n = n
        self.items = []
        self.handle = None
        self.done = rthread.allocate_lock()
        self.done.acquire(True)
        self.go_on = rthread.allocate_lock()
        self.go_on.acquire(True)


sthread = StackletThread(None)


def generate(h, job):
    for i in range(job.n):
        job.items.append('%d/%d' % (i, job.n))
        for j in range(30):
            # Others get their turn inside of a stacklet too.
            job.items[-1] += ''
        h = sthread.switch(h)
    return h


def work(job):
    h = sthread.new(generate, job)
    while not sthread.is_empty_handle(h):
        job.items.append(';')
        h = sthread.switch(h)
    job.done.release()


def waits(h, job):
    job.done.release()
    job.go_on.acquire(True)
    job.items.append('went on')
    h = sthread.switch(h)
    return h


def waits_inside(job):
    h = sthread.new(waits, job)
    job.handle = h
    job.done.release()
    job.go_on.acquire(True)
    h = sthread.switch(h)
    job.items.append('ended %s' % sthread.is_empty_handle(h))
    job.done.release()


def entry_point(argv):
    jobs = [Job(n) for n in range(6)]
    for job in jobs:
        rthread.start_new_thread(work, (job,))
    mine = Job(3)
    work(mine)
    for job in jobs:
        job.done.acquire(True)
        print(''.join(job.items))
    print(mine.items == jobs[3].items)
    # A thread waits for a lock in a stacklet; its stacks are its own.
    job = Job(0)
    rthread.start_new_thread(waits_inside, (job,))
    job.done.acquire(True)
    job.go_on.release()
    job.done.acquire(True)
    try:
        sthread.switch(job.handle)
    except StackletDebugError as e:
        print(e)
    job.go_on.release()
    job.done.acquire(True)
    print(job.items)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
