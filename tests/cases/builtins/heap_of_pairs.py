import heapq


class Job:
    def __init__(self, name):
        self.name = name

    def run(self):
        return 'ran ' + self.name


class Task:
    def __init__(self, prio, name):
        self.prio = prio
        self.name = name

    def __lt__(self, other):
        return self.prio < other.prio


def first():
    return 'first'


def second():
    return 'second'


def entry_point(argv):
    heap = []
    for i, name in [(5, 'e'), (1, 'a'), (3, 'c')]:
        heapq.heappush(heap, (i, Job(name)))
    while heap:
        prio, job = heapq.heappop(heap)
        print(prio, job.run())
    counter = 0
    queue = []
    for prio, f in [(2, first), (1, second), (2, second)]:
        heapq.heappush(queue, (prio, counter, f))
        counter += 1
    print([f() for _, _, f in [heapq.heappop(queue) for _ in range(3)]])
    tasks = [(1, Task(5, 'x')), (1, Task(2, 'y')), (0, Task(9, 'z'))]
    print([t.name for _, t in sorted(tasks)], min(tasks)[1].name, max(tasks)[1].name)
    try:
        clash = [(1, Job('p')), (1, Job('q'))]
        clash.sort()
    except TypeError as e:
        print(e)
    try:
        print((1, 'a', None) < (1, 'a', Job('r')))
    except TypeError as e:
        print('TypeError')
    same = Job('s')
    print((1, same) < (2, same), (1, same) <= (1, same), (1, same) < (1, same), (1, same) == (1, same))
    print(sorted([('b', {1: 2}), ('a', {3: 4})]), sorted([(2, [1]), (1, [9]), (2, [0])]))
    print((1, {'k': 1}) < (2, {'k': 2}), ((1, 2), first) < ((1, 3), first))
    print(sorted([(1.5, None), (0.5, None)]), [(1, 'x'), (1, 'w')] < [(1, 'x'), (2, 'a')])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
