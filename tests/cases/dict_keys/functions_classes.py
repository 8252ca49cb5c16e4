class A:
    pass


class B(A):
    def __repr__(self):
        return 'B()'


def double(x):
    return x * 2


def triple(x):
    return x * 3


NAMES = {double: 'double', triple: 'triple'}
KINDS = {A: 'a', B: 'b'}


def entry_point(argv):
    f = double if len(argv) < 10 else triple
    print(NAMES[f], NAMES[triple], len(NAMES), f in NAMES, f(21))
    calls = {}
    for g in [double, triple, double]:
        calls[g] = calls.get(g, 0) + 1
    print(calls[double], calls[triple], sum(g(1) * n for g, n in calls.items()))
    xs = [A(), B(), A()]
    for x in xs:
        print(KINDS[type(x)], end=' ')
    print(KINDS[A], KINDS[B])
    by_class = {}
    for x in xs:
        by_class.setdefault(type(x), []).append(x)
    print(len(by_class), len(by_class[A]), len(by_class[B]))
    by_id = {}
    for i, x in enumerate(xs):
        by_id[x] = i
    print([by_id[x] for x in xs], A() in by_id, len(by_id))
    del by_id[xs[1]]
    print(len(by_id), xs[1] in by_id, xs[0] in by_id)
    handlers = {'d': double, 't': triple}
    print(handlers['d'](5), handlers['t'](5), sorted(handlers), handlers.get('q', double)(1))
    optional = {None: 0, 'a': 1}
    print(optional[None], optional['a'], None in optional, 'b' in optional)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
