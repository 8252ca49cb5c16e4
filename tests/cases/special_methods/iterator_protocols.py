class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


class Range2:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __iter__(self):
        return Range2Iter(self)


class Range2Iter:
    def __init__(self, r):
        self.at = r.a
        self.r = r

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= self.r.b:
            raise StopIteration()
        self.at += 2
        return self.at - 2


def entry_point(argv):
    print(list(Countdown(3)), sum(Countdown(4)), max(Countdown(5)))
    r = Range2(0, 7)
    print([x for x in r], [x * y for x in r for y in r][:5])
    it = iter(r)
    print(next(it), next(it), next(it, -1), next(it, -1), next(it, -1))
    c = Countdown(2)
    print(next(c), 1 in Countdown(3), 9 in Countdown(3))
    try:
        next(c)
        next(c)
    except StopIteration:
        print('stop')
    a, b, *rest = Countdown(5)
    print(a, b, rest)
    print(sorted(Countdown(4)), dict(zip(r, Countdown(9))), list(enumerate(r)))
    print(any(x > 2 for x in r), all(Countdown(3)), list(map(str, r)), list(filter(None, r)))
    d = {n: n * n for n in Countdown(3)}
    print(d, {x for x in r} == {0, 2, 4, 6}, tuple([x for x in r]))
    print(','.join(str(x) for x in r))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
