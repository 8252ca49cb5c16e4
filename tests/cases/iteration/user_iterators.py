class Count:
    def __init__(self, lo, hi):
        self.lo = lo
        self.hi = hi

    def __iter__(self):
        return CountIter(self)


class CountIter:
    def __init__(self, c):
        self.at = c.lo
        self.hi = c.hi

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= self.hi:
            raise StopIteration
        self.at += 1
        return self.at - 1


class GenIter:
    def __init__(self, words):
        self.words = words

    def __iter__(self):
        for w in self.words:
            yield w.upper()


class Delegating:
    def __init__(self, xs):
        self.xs = xs

    def __iter__(self):
        return iter(self.xs)


def entry_point(argv):
    c = Count(len(argv), 5)
    print([x for x in c], list(c), sum(c), max(c), 3 in c, 7 in c)
    for x, y in zip(c, Count(10, 13)):
        print(x, y)
    for i, w in enumerate(GenIter(['a', 'b']), 5):
        print(i, w)
    print(' '.join(GenIter(['x', 'yé'])), sorted(Delegating([3, 1, 2])))
    a, *rest = c
    print(a, rest)
    print({x: y for x, y in zip(Count(0, 3), GenIter(['p', 'q', 'r']))})
    it = iter(c)
    print(next(it), next(it), list(it), next(it, -1))
    print([*c, *Delegating([7])], set(c) == {1, 2, 3, 4})
    d = Delegating([1, 2, 3])
    for x in d:
        for y in d:
            if x < y:
                print(x, y)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
