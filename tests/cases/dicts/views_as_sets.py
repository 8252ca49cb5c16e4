def entry_point(argv):
    a = {'x': 1, 'y': 2, 'z': 3}
    b = {'y': 2, 'z': 30, 'w': 4}
    print(sorted(a.keys() & b.keys()), sorted(a.keys() | b.keys()), sorted(a.keys() - b.keys()), sorted(a.keys() ^ b.keys()))
    print(sorted(a.items() & b.items()), sorted(a.items() - b.items()), len(a.items() | b.items()), len(a.items() ^ b.items()))
    print(a.keys().isdisjoint(b.keys()), a.keys().isdisjoint(['q', 'r']), a.keys().isdisjoint({'x'}), {}.keys().isdisjoint(a))
    print(a.items().isdisjoint(b.items()), a.items().isdisjoint([('x', 2)]), a.items().isdisjoint({('x', 1)}))
    print(a.keys() == {'x', 'y', 'z'}, set(a.keys()) == set(b.keys()), a.items() == {('x', 1), ('y', 2), ('z', 3)}, a.keys() != set(b))
    print(a.keys() <= {'x', 'y', 'z', 'q'}, a.keys() < {'x', 'y', 'z'}, a.keys() >= {'x'}, a.keys() > {'x', 'y', 'z'})
    print('x' in a.keys(), 'q' in a.keys(), 2 in a.values(), 9 in a.values(), ('y', 2) in a.items(), ('y', 3) in a.items())
    print(sorted(a.keys() & ['x', 'q']), sorted(a.keys() - ['x']), sorted(a.keys() | ['q']))
    k = a.keys()
    v = a.values()
    i = a.items()
    a['new'] = 9
    print(len(k), len(v), len(i), list(k)[-1], list(v)[-1], list(i)[-1])
    print(list(reversed(k)), list(reversed(v)), list(reversed(i))[0], max(v), sum(v), sorted(v))
    print(k, v, i)
    print({x: y for y, x in i}, [p for p in i if p[1] > 2], dict(i) == a, set(k) == set(a))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
