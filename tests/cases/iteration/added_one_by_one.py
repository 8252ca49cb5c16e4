# What adds the items of an iterator adds those that came before it raised, one by one.
from collections import deque, OrderedDict, Counter


def numbers(n, bad):
    for i in range(n):
        if i == bad:
            raise ValueError('bad %d' % i)
        yield i


def pairs(n, bad):
    for i in numbers(n, bad):
        yield i, str(i)


class Mapping:
    def __init__(self, n):
        self.n = n

    def keys(self):
        return iter(range(self.n))

    def __getitem__(self, k):
        if k == 3:
            raise KeyError(k)
        return 'v%d' % k


class Halves:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n < 0:
            raise StopIteration
        self.n -= 1
        return 10 // self.n


def attempt(n, bad):
    a, b, s, t, d, q, c = [100], [200], {300}, {400}, {9: 'z'}, deque([1]), Counter()
    same = b
    try:
        a.extend(numbers(n, bad))
    except ValueError as e:
        print(e)
    try:
        b += numbers(n, bad)
    except ValueError as e:
        print(e)
    try:
        s.update(numbers(n, bad))
    except ValueError as e:
        print(e)
    try:
        t.update([50], numbers(n, bad), (60,))
    except ValueError as e:
        print(e)
    try:
        d.update(pairs(n, bad))
    except ValueError as e:
        print(e)
    try:
        q.extend(numbers(n, bad))
    except ValueError as e:
        print(e)
    try:
        c.update(numbers(n, bad))
    except ValueError as e:
        print(e)
    print(a, b, same is b, sorted(s), sorted(t), d, q, c)
    # All at once: a slice, a display, a comprehension.
    try:
        b[1:1] = numbers(n, bad)
    except ValueError as e:
        print(e)
    try:
        b = [*numbers(n, bad)]
    except ValueError as e:
        print(e)
    print(b)
    try:
        d.update(Mapping(n))
    except KeyError as e:
        print('KeyError', e)
    d.update(OrderedDict([(77, 'od'), (9, 'od')]))
    print(d)
    a.extend(x for x in a[:2])
    a.extend(len(a) for _ in range(3))
    a += (len(a) * 10 for _ in range(2))
    print(a)


def entry_point(argv):
    attempt(3, -1)
    attempt(4, 2)
    attempt(5, 0)
    for n in (6, 1, -1):
        l = [1]
        try:
            l.extend(Halves(n))
        except ZeroDivisionError as e:
            print(e)
        print(l)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
