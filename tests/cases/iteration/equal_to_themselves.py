# Iterators, ranges and other objects without `__eq__` of their own, compared and looked for.
def numbers(n):
    for i in range(n):
        yield i


def entry_point(argv):
    n = len(argv)
    its = [iter([1, 2]), iter([3])]
    print(its[0] in its, its[1] in its, iter([3]) in its, its.index(its[1]), its.count(its[0]))
    print(its[0] == its[0], its[0] == its[1], its[0] != its[1], its[0] is its[0])
    for it in its[:]:
        its.remove(it)
    print(len(its), its == [])
    gens = [numbers(2), numbers(3)]
    print(gens[1] in gens, numbers(2) in gens, gens.index(gens[1]))
    maps = [map(str, [1]), map(str, [2])]
    print(maps[1] in maps, maps[0] == maps[1], maps == maps[:])
    ranges = [range(n), range(n + 1), range(0, 3, 2)]
    print(range(n + 1) in ranges, range(7) in ranges, range(0, 4, 2) in ranges, ranges.index(range(n)))
    print(ranges == [range(n), range(n + 1), range(0, 4, 2)], ranges != ranges[:])
    print(range(n) == range(0, n), range(5, 5) == range(0), range(3, 4, 7) == range(3, 4), range(n) != range(n + 1))
    maybe = [None, range(n), range(9)]
    print(range(9) in maybe, range(8) in maybe, None in maybe, maybe[0] == maybe[1], maybe[1] == maybe[1])
    pairs = [(range(2), 'a'), (range(3), 'b')]
    print((range(3), 'b') in pairs, (range(3), 'a') in pairs)
    rows = {'a': range(2), 'b': range(3)}
    print(range(3) in rows.values(), rows == {'b': range(3), 'a': range(0, 2)})
    zs = [zip([1], ['a']), zip([2], ['b'])]
    print(zs[1] in zs, zs[0] == zs[1])
    es = [enumerate('ab'), enumerate('cd')]
    print(es[1] in es, es.index(es[1]))
    rs = [reversed([1, 2]), reversed([3])]
    print(rs[1] in rs, rs[0] == rs[1])
    d = {1: 2}
    ds = [iter(d), iter({3: 4})]
    print(ds[1] in ds, ds[0] == ds[1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
