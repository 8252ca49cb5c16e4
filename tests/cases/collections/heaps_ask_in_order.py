"""What is compared, in which order, and how: tuples by the equality of their items first."""

import sys, heapq
class I(object):
    def __init__(self, n):
        self.n = n
    def __eq__(self, o):
        print("eq", self.n, o.n)
        return self.n == o.n
    def __lt__(self, o):
        print("lt", self.n, o.n)
        return self.n < o.n
    def __repr__(self):
        return "I%d" % self.n

def entry_point(argv):
    a = [(I(1), 1), (I(3), 2)]
    b = [(I(2), 1), (I(3), 1)]
    print(list(heapq.merge(a, b)))
    print(list(heapq.merge(a, b, key=lambda p: p[1])))
    print(list(heapq.merge([I(1), I(4)], [I(2), I(2)])))
    print(list(heapq.merge([I(4), I(1)], [I(2), I(2)], reverse=True)))
    c = [(I(i), i) for i in [3, 1, 2, 3, 1]]
    print(heapq.nsmallest(2, c))
    print(heapq.nlargest(2, c))
    print(heapq.nsmallest(1, c))
    print(heapq.nlargest(1, c))
    print(heapq.nsmallest(9, c))
    print(heapq.nlargest(9, c))
    d = [I(i) for i in [3, 1, 2, 3, 1]]
    print(heapq.nsmallest(2, d))
    print(heapq.nlargest(2, d))
    print(heapq.nsmallest(1, d))
    print(heapq.nlargest(1, d))
    print(heapq.nsmallest(2, d, key=lambda i: i.n))
    print(heapq.nlargest(2, d, key=lambda i: -i.n))
    h = []
    for p in c:
        heapq.heappush(h, p)
    while h:
        print(heapq.heappop(h))
    h = c[:]
    heapq.heapify(h)
    print(h)
    print(heapq.heappushpop(h, (I(2), 0)))
    print(heapq.heapreplace(h, (I(2), 0)))
    print(sorted(c), min(c), max(c))
    print(list(heapq.merge(a, b, [(I(0), 9)], key=lambda p: p[0], reverse=True)))
    print(list(heapq.merge([], [I(5)], [])), list(heapq.merge()), list(heapq.merge([3, 5], (4,), {1: 2}, iter([9]))))
    for n in [-1, 0, 1, 3, 5, 6]:
        print(n, heapq.nsmallest(n, (I(i) for i in [5, 2, 9, 1, 4])))
        print(n, heapq.nlargest(n, (I(i) for i in [5, 2, 9, 1, 4])))
        print(n, heapq.nsmallest(n, "hello", key=ord), heapq.nlargest(n, {3: 1, 1: 2, 2: 0}))
        print(n, heapq.nlargest(n, [{"a": 1}, {"a": 3}, {"a": 2}], key=lambda d: d["a"]), heapq.nsmallest(n, [2.5, 1.0, 3.0], key=lambda x: -x))
    same = [(I(1), i) for i in range(3, 0, -1)]
    print(heapq.nsmallest(2, same), heapq.nlargest(2, same), heapq.nsmallest(2, []), heapq.nlargest(2, iter([5])))
    return 0

if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
