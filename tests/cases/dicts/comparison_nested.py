class P:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, P) and self.n == other.n

    def __hash__(self):
        return self.n


def entry_point(argv):
    a = {'x': [1, 2], 'y': []}
    print(a == {'y': [], 'x': [1, 2]}, a == {'x': [1, 2]}, a != {'x': [2, 1], 'y': []}, a == dict(a), a == {})
    print({1: {2: {3: 4}}} == {1: {2: {3: 4}}}, {1: {2: 3}} == {1: {2: 4}}, {(1, 2): (3,)} == {(1, 2): (3,)})
    print({P(1): P(2)} == {P(1): P(2)}, {P(1): P(2)} == {P(1): P(3)}, {P(1): 1} == {P(2): 1})
    print({'a': None} == {'a': None}, {'a': 1.0, 'b': 2.5} == {'b': 2.5, 'a': 1.0}, {1.0: 'x'} == {1.0: 'x'})
    nan = float('nan')
    print({'k': 1.0} == {'k': nan}, {frozenset([1]): {2}} == {frozenset([1]): {2}}, {b'a': b'b'} == {b'a': b'b'})
    d = {i: i * i for i in range(50)}
    e = {i: i * i for i in range(49, -1, -1)}
    print(d == e, list(d) == list(e), sorted(d) == sorted(e), d.items() == e.items(), set(d.keys()) == set(e.keys()))
    del e[7]
    print(d == e, len(e), d != e)
    e[7] = 48
    print(d == e)
    e[7] = 49
    print(d == e, list(e)[-1])
    f = d.copy()
    f[0] = 1
    print(d[0], f == d, f is d, bool({}), bool({0: 0}), not {}, {} == {})
    g = {'self': {}}
    g['self']['x'] = {}
    print(g, g == {'self': {'x': {}}}, len(g['self']))
    print([{1: 2}] == [{1: 2}], ({'a': 1}, 2) == ({'a': 1}, 2), {1: [{'a': (1, {2})}]} == {1: [{'a': (1, {2})}]})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
