import heapq
from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right


class Job:
    def __init__(self, pri, name):
        self.pri = pri
        self.name = name

    def __lt__(self, other):
        return self.pri < other.pri

    def __repr__(self):
        return self.name


def entry_point(argv):
    h = [5, 1, 4, 2, 3]
    heapq.heapify(h)
    heapq.heappush(h, 0)
    print(h[0], heapq.heappop(h), heapq.heappushpop(h, 9), heapq.heapreplace(h, 7), [heapq.heappop(h) for _ in range(len(h))])
    try:
        heapq.heappop(h)
    except IndexError as e:
        print('IndexError', e)
    try:
        heapq.heapreplace(h, 1)
    except IndexError as e:
        print('IndexError', e)
    print(heapq.heappushpop(h, 3), h)
    xs = [3, 1, 4, 1, 5, 9, 2, 6]
    print(heapq.nlargest(3, xs), heapq.nsmallest(3, xs), heapq.nlargest(0, xs), heapq.nsmallest(100, xs), heapq.nlargest(2, []))
    words = ['pear', 'fig', 'banana', 'kiwi']
    print(heapq.nlargest(2, words, key=len), heapq.nsmallest(2, words, key=len), heapq.nsmallest(1, words))
    print(list(heapq.merge([1, 4, 7], [2, 5], [], [0, 9])), list(heapq.merge('ace', 'bd')))
    print(list(heapq.merge([7, 4, 1], [5, 2], reverse=True)), list(heapq.merge(['a', 'ccc'], ['bb'], key=len)))
    jobs = []
    for pri, name in [(3, 'c'), (1, 'a'), (2, 'b'), (1, 'z')]:
        heapq.heappush(jobs, Job(pri, name))
    print(heapq.heappop(jobs), len(jobs), [heapq.heappop(jobs).pri for _ in range(3)])
    q = []
    for i, t in enumerate(['x', 'y', 'w']):
        heapq.heappush(q, (-i, t))
    print(heapq.heappop(q), q[0])
    a = [1, 2, 2, 4]
    print(bisect(a, 2), bisect_left(a, 2), bisect_right(a, 2), bisect_left(a, 0), bisect_right(a, 9), bisect_left(a, 3))
    print(bisect_left(a, 2, 2), bisect_right(a, 2, 0, 2), bisect_left([], 1), bisect(a, 2, lo=3), bisect_left(a, 4, hi=2))
    insort(a, 3)
    insort_left(a, 2)
    insort_right(a, 2)
    insort(a, 0)
    print(a)
    rows = [('a', 1), ('b', 5), ('c', 9)]
    print(bisect_left(rows, 5, key=lambda r: r[1]), bisect_right(rows, 5, key=lambda r: r[1]), bisect(rows, ('b', 5)))
    insort(rows, ('n', 6), key=lambda r: r[1])
    print(rows, bisect_left(words, 'z'), bisect_left([1.5, 2.5], 2))
    try:
        bisect_left(a, 1, -len(argv))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
