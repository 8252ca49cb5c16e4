# not on the LLInterpreter: threads need C
from rpython.rlib import rgc, rthread
from rpython.rlib.rarithmetic import intmask


class Node(object):
    def __init__(self, left, right, value):
        self.left = left
        self.right = right
        self.value = value


class Job(object):
    def __init__(self, n):
        self.n = n
        self.result = 0
        self.text = ''
        self.done = rthread.allocate_lock()
        self.done.acquire(True)


def make(depth, n):
    if depth == 0:
        return None
    return Node(make(depth - 1, n), make(depth - 1, n + 1), n)


def total(node):
    if node is None:
        return 0
    return total(node.left) + total(node.right) + node.value


def work(job):
    words = {}
    kept = []
    for i in range(25):
        tree = make(4, job.n + i)
        words['%d of %d' % (i, job.n)] = [i, job.n]
        kept.append(tree)
        if i % 10 == job.n % 10:
            rgc.collect()
        job.result = intmask(job.result * 7 + total(kept[i // 2]))
    for key in words:
        assert key == '%d of %d' % (words[key][0], words[key][1])
    job.text = ', '.join(sorted(words.keys())[:3])
    job.done.release()


def expected(n):
    job = Job(n)
    work(job)
    return job.result


def raises(job):
    """Exceptions of threads do not meet."""
    count = 0
    for i in range(60):
        try:
            if i % 3 == 0:
                raise KeyError('%d' % job.n)
            if i % 3 == 1:
                [job.n][i]
            if i % 3 == 2:
                count += int('x%d' % job.n)
        except KeyError as e:
            assert str(e) == "'%d'" % job.n
            count += 1
        except IndexError:
            count += 100
        except ValueError as e:
            assert str(job.n) in str(e)
            count += 10000
    job.result = count
    job.done.release()


def recursive(n):
    return recursive(n + 1) + 1


def deep(job):
    for i in range(2):
        try:
            job.result = recursive(0)
        except RecursionError:
            job.text += 'RecursionError '
    job.done.release()


def entry_point(argv):
    jobs = [Job(n) for n in range(6)]
    for job in jobs:
        rthread.start_new_thread(work, (job,))
    # This one goes on meanwhile.
    mine = [expected(n) for n in range(6)]
    for job in jobs:
        job.done.acquire(True)
    print([job.result == mine[job.n] for job in jobs], jobs[3].text)
    print(mine)
    jobs = [Job(n) for n in range(4)]
    for job in jobs:
        rthread.start_new_thread(raises, (job,))
    for job in jobs:
        job.done.acquire(True)
    print([job.result for job in jobs])
    jobs = [Job(n) for n in range(3)]
    for job in jobs:
        rthread.start_new_thread(deep, (job,))
    for job in jobs:
        job.done.acquire(True)
    print([job.text for job in jobs])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
