# Containers do not ask an item whether it is equal to itself, and ask no further once they know.


class Never:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        print('eq', self.n, other.n)
        return False

    def __hash__(self):
        return 1

    def __repr__(self):
        return 'N%d' % self.n


class Odd:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, Odd) and self.n == other.n and self.n != 5

    def __hash__(self):
        return self.n


class Loud:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        print('eq', self.n, other.n)
        if self.n == 99:
            raise ValueError('asked')
        return self.n == other.n

    def __lt__(self, other):
        print('lt', self.n, other.n)
        return self.n < other.n

    def __hash__(self):
        return self.n


def never():
    a, b = Never(1), Never(2)
    l = [a, b]
    print(a in l, Never(3) in l, l.index(b), l.count(a), l == [a, b], l == [a, Never(2)], l != [a, b])
    print(a == a, a != a, (a, 1) == (a, 1), (a, b) == (a, Never(2)), a in (b, a))
    d = {a: 1, b: 2}
    print(len(d), d[a], d.get(b), Never(1) in d, a in d)
    d[a] = 5
    s = {a, b, a}
    s.discard(a)
    l.remove(b)
    print(d, s, l)


def odd():
    m = Odd(5)
    k = [m, Odd(4)]
    print(m in k, Odd(5) in k, Odd(4) in k, k == [m, Odd(4)], k == [Odd(5), Odd(4)], k.count(m), m == m)
    print({m: 1} == {m: 1}, {m: 1} == {Odd(5): 1}, {1: m} == {1: m}, {1: m} == {1: Odd(5)}, {m} == {m})
    print([[m]] == [[m]], [(m, 1)] == [(m, 1)], [None, m] == [None, m], (m,) in [(m,)], m in {1: m}.values())


def tuples(a, b):
    x = (a, Loud(a), Loud(b))
    y = (b, Loud(a), Loud(b))
    print(x == y, x != y)
    print(x < y)
    u = (Loud(a), [Loud(b)], (Loud(1), a))
    v = (Loud(b), [Loud(a)], (Loud(1), b))
    print(u == v, u != v, u == u, (x, 1) == (x, 2))
    print(Loud(a) in (Loud(b), Loud(a), Loud(99)), Loud(a) not in (Loud(a), Loud(b)))
    print((Loud(a), 1) in ((Loud(a), 1), (Loud(99), 2)), [Loud(a)] in ([Loud(b)], [Loud(a)]))
    p = Loud(5)
    q = (Loud(6), p, Loud(7))
    print(p in q, q.index(p), q.count(p), Loud(7) in q)
    print({(Loud(a), 1): 'k'}.get((Loud(a), 1)), [(1, Loud(a))].index((1, Loud(a))))
    w = (Loud(99), 1)
    try:
        print((1, Loud(99)) == (1, Loud(99)))
    except ValueError as e:
        print(e)
    print((1, Loud(99)) == (2, Loud(99)), (1, w) == (2, w), w == w)
    print(a in (1, 2, 3), 'x' in ('x', 'y'), a in (1.0, 2.5), (1, 2) in ((1, 2), (3, 4)), (a, 'q') in [(1, 'q')])


def entry_point(argv):
    never()
    odd()
    tuples(1, 2)
    tuples(1, 1)
    tuples(2, 1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
