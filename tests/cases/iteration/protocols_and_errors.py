class Evens:
    def __init__(self, limit):
        self.limit = limit

    def __iter__(self):
        self.n = 0
        return self

    def __next__(self):
        self.n += 2
        if self.n > self.limit:
            raise StopIteration
        return self.n


class Seq:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        return self.items[i]


class Pairs:
    def __init__(self, d):
        self.d = d

    def __iter__(self):
        return iter(self.d.items())

    def __len__(self):
        return len(self.d)

    def __contains__(self, k):
        return k in self.d


class Chain:
    def __init__(self, *parts):
        self.parts = list(parts)

    def __iter__(self):
        for p in self.parts:
            for x in p:
                yield x


def entry_point(argv):
    e = Evens(7)
    print(list(e), list(e), sum(e), 4 in e, max(e), [x for x in e if x > 2])
    for x in e:
        for y in Evens(4):
            print(x, y, end=' ')
    print()
    s = Seq([5, 6, 7])
    print([x for x in s], list(s), 6 in s, list(zip(s, 'ab')), list(enumerate(s)))
    p = Pairs({'a': 1, 'b': 2})
    print(list(p), len(p), 'a' in p, 1 in [len(p)], dict(p), [k for k, v in p])
    print(list(Chain([1, 2], [3])), sorted(Chain([3], [1, 2])))
    it = iter(Evens(6))
    print(next(it), next(it), next(it), next(it, -1))
    a, b, c = Evens(6)
    print(a, b, c, *Evens(4))
    first, *others = Chain([1], [2, 3])
    print(first, others)
    try:
        a, b = Evens(8)
    except ValueError as err:
        print(err)
    try:
        a, b, c, d = Seq([1, 2])
    except ValueError as err:
        print(err)
    d = {}
    for d['k'] in Evens(4):
        pass
    print(d, any(x > 5 for x in Evens(6)), all(Evens(3)))
    xs = []
    xs.extend(Evens(4))
    xs += Chain([9], [8])
    xs[1:1] = Evens(2)
    print(xs, set(Evens(4)) == {2, 4}, list(map(str, Evens(4))), list(filter(lambda v: v > 2, Evens(6))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
