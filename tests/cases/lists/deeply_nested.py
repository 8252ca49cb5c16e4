def entry_point(argv):
    data = {}
    data['x'] = [(1, {'a', 'b'}), (2, set())]
    data.setdefault('y', []).append((3, {'c'}))
    for k in sorted(data):
        for n, s in data[k]:
            print(k, n, sorted(s))
    data['x'][1][1].add('new')
    print(sorted(data['x'][1][1]), len(data), sum(len(s) for v in data.values() for _, s in v))
    tree = {'l': {'l': {}, 'r': {}}, 'r': {}}
    print(len(tree), len(tree['l']), tree['r'] == {}, tree)
    m = [[[i * j * k for k in range(2)] for j in range(2)] for i in range(3)]
    print(m, m[2][1][1], [r[0] for r in m])
    t = ([1], {'k': (2, [3])}, [({4}, (5,))])
    t[0].append(9)
    t[1]['k'][1].append(8)
    t[2][0][0].add(7)
    print(t[0], t[1], sorted(t[2][0][0]), t[2][0][1])
    graph = {1: [2, 3], 2: [4], 3: [4], 4: []}
    paths = {1: [[1]]}
    for node in [2, 3, 4]:
        paths[node] = [p + [node] for n in graph for p in paths.get(n, []) if node in graph[n]]
    print(paths)
    opts = [None, [1], None, []]
    print(opts, [o for o in opts if o], [len(o) if o is not None else -1 for o in opts], opts.count(None), opts.index([1]))
    od = {'a': None, 'b': 1.5}
    print(od, od['a'] is None, sum(v for v in od.values() if v is not None))
    so = {None, 3}
    print(len(so), None in so, 3 in so, 4 in so)
    lo = [(1, None), (2, 'x')]
    print(lo, [a for a, b in lo if b is None], dict(lo))
    ll = [[None, 'a'], ['b', None]]
    ll[0][0] = 'z'
    print(ll, ['-' if x is None else x for r in ll for x in r])
    q = {(1, 2): {3: [{4: 'deep'}]}}
    print(q[1, 2][3][0][4], q)
    fs = {frozenset([1]): [frozenset([2])]}
    fs[frozenset([1])].append(frozenset())
    print(fs)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
