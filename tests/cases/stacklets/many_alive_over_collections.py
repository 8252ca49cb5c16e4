# not on the LLInterpreter: stacklets need C
from rpython.rlib import rgc
from rpython.rlib.rstacklet import StackletThread


class Node(object):
    def __init__(self, value, next):
        self.value = value
        self.next = next


class Task(object):
    def __init__(self, n):
        self.n = n
        self.h = sthread.get_null_handle()
        self.total = 0


sthread = StackletThread(None)
order = []


def run(h, task):
    chain = None
    words = {}
    for i in range(6):
        chain = Node(task.n * 100 + i, chain)
        words['word %d' % i] = [task.n, i]
        h = descend(h, task, chain, i)
        rgc.collect() if task.n % 7 == i else None
        assert chain.value == task.n * 100 + i
        assert words['word %d' % i][0] == task.n
    node = chain
    while node is not None:
        task.total += node.value
        node = node.next
    order.append(task.n)
    return h


def descend(h, task, chain, depth):
    """Switches with some frames on the stack, each with an object of its own."""
    mine = Node(task.n, chain)
    if depth > 0:
        h = descend(h, task, mine, depth - 1)
    else:
        h = sthread.switch(h)
    assert mine.value == task.n and mine.next is chain
    return h


def garbage(n):
    items = []
    for i in range(n):
        items.append('%d' % i)
    return len(''.join(items))


def entry_point(argv):
    tasks = [Task(n) for n in range(40)]
    for task in tasks:
        task.h = sthread.new(run, task)
    alive = len(tasks)
    rounds = 0
    while alive > 0:
        for i in range(len(tasks)):
            # From both ends, so that the order is not that of their making.
            task = tasks[i if rounds % 2 else len(tasks) - 1 - i]
            if sthread.is_empty_handle(task.h):
                continue
            h, task.h = task.h, sthread.get_null_handle()
            task.h = sthread.switch(h)
            if sthread.is_empty_handle(task.h):
                alive -= 1
        rounds += 1
        garbage(200)
        rgc.collect()
    print(rounds, alive, len(order), order)
    for task in tasks:
        assert task.total == sum([task.n * 100 + i for i in range(6)])
    print([task.total for task in tasks])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
