class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return isinstance(other, P) and self.x % 10 == other.x % 10

    def __hash__(self):
        return self.x % 10

    def __repr__(self):
        return 'P%d' % self.x


class Q:
    pass


def entry_point(argv):
    s = {P(1), P(11), P(2)}
    print(len(s), P(21) in s, P(3) in s, sorted(p.x % 10 for p in s))
    s.add(P(12))
    s.discard(P(31))
    print(s, {P(1)} | {P(11)}, {P(1), P(2)} & {P(22)} == {P(2)}, {P(5)} - {P(15)}, {P(1)} == {P(101)}, {P(1)} <= {P(11), P(2)})
    a, b = Q(), Q()
    o = {a, b, a}
    print(len(o), a in o, Q() in o)
    o.remove(a)
    print(len(o), a in o, o == {b})
    strs = set('hello world'.split()) | {'hello', 'é', ''}
    print(sorted(strs), 'é' in strs, '' in strs, 'hell' in strs)
    floats = {0.0, -0.0, 1.5, 1.0, float('inf')}
    print(len(floats), 1.0 in floats, -0.0 in floats, max(floats), sorted(floats))
    bools = {True, 1 == 1, False}
    print(len(bools), True in bools, sorted(bools))
    bts = {b'a', b'', b'a'}
    print(len(bts), b'' in bts, sorted(bts))
    tups = {(1, 'a', 2.5), (1, 'a', 2.5), (1, 'b', 2.5)}
    print(len(tups), (1, 'a', 2.5) in tups, sorted(tups))
    neg = {-1, -2, 0, 2 ** 62, -2 ** 62}
    print(sorted(neg), -2 in neg, -3 in neg, 2 ** 62 in neg)
    ints = set(range(0, 1000, 3)) & set(range(0, 1000, 5))
    print(len(ints), sorted(ints)[:4], sum(ints), min(ints), max(ints))
    big = set()
    for i in range(300):
        big.add(i * 7919 % 211)
    for i in range(0, 211, 2):
        big.discard(i)
    print(len(big), 1 in big, 2 in big, sorted(big)[:3])
    funcs = {len(x) for x in ['a', 'bb', 'cc']}
    print(funcs == {1, 2}, {c.lower() for c in 'AaBb'} == set('ab'), set(map(abs, [-1, 1, 2])) == {1, 2})
    it = iter({5})
    print(next(it), list(it), [x for x in set()], list({7}), set({1: 'a'}), set(()), frozenset(range(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
