import heapq


class Job:
    def __init__(self, pri, name):
        self.pri = pri
        self.name = name

    def __lt__(self, other):
        return self.pri < other.pri


def entry_point(argv):
    h = []
    for x in [5, 2, 8, 1, 9, 3]:
        heapq.heappush(h, x)
    print([heapq.heappop(h) for _ in range(len(h))])
    xs = [7, 3, 9, 1, 4]
    heapq.heapify(xs)
    print(xs[0], heapq.heappushpop(xs, 0), heapq.heapreplace(xs, 10), sorted(xs))
    print(heapq.nlargest(2, [4, 1, 7, 3]), heapq.nsmallest(3, [4, 1, 7, 3]))
    q = []
    for i, word in enumerate(["pear", "fig", "apple", "fig"]):
        heapq.heappush(q, (len(word), i, word))
    while q:
        print(heapq.heappop(q))
    jobs = []
    for p, n in [(3, "c"), (1, "a"), (2, "b")]:
        heapq.heappush(jobs, Job(p, n))
    print([heapq.heappop(jobs).name for _ in range(3)])
    tj = []
    for p, n in [(3, "c"), (1, "a"), (3, "b")]:
        heapq.heappush(tj, (p, Job(-p, n)))
    print([heapq.heappop(tj)[0] for _ in range(3)])
    try:
        heapq.heappop(h)
    except IndexError as e:
        print("IndexError", e)
    print(list(heapq.merge([1, 4, 7], [2, 5], [0, 9])))
    return 0
