"""Iterators over an OrderedDict, a Counter, a deque and a list in one variable and one list."""

import sys
from collections import OrderedDict, Counter, deque, defaultdict


def entry_point(argv):
    n = len(argv)
    o = OrderedDict([(1, 5), (2, 6)])
    c = Counter([1, 1, 3])
    q = deque([5, 6])
    l = [7, 8]
    d = defaultdict(int)
    d[4] = 2
    for i in range(5):
        if i == 0:
            it = iter(o)
        elif i == 1:
            it = iter(c)
        elif i == 2:
            it = iter(q)
        elif i == 3:
            it = iter(d)
        else:
            it = iter(l)
        for x in it:
            print(x)
    a = iter(q) if n < 3 else iter(l)
    print(next(a), list(a))
    b = iter(o) if n < 3 else iter({9: 1})
    print(next(b))
    e = iter(c) if n > 3 else iter((1, 2))
    print(next(e))
    its = [iter(o), iter(c), iter(q), iter(l)]
    print([next(it) for it in its])
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
