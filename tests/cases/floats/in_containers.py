def entry_point(argv):
    one = float(len(argv))
    items = [3.5, -1.0, 2.25 * one, 0.0, -0.0, 1e300]
    items.sort()
    print(items, items.index(2.25), items.count(0.0), 3.5 in items, max(items), min(items), sum(items[:3]))
    d = {0.5: 'half', one: 'one', 2: 'two'} if False else {0.5: 'half', one: 'one', 2.0: 'two'}
    print(d[1.0], d.get(0.5 * one), d.get(3.0, 'none'), 2.0 in d, len(d), sorted(d), d[0.25 * 4])
    s = {1.0, 1.5, one, 2.5, 1.5}
    print(len(s), one in s, 9.5 in s, sorted(s | {7.5}), sorted(s & {1.0, 2.5}))
    t = (0.1 * one, 0.2)
    print(t, t[0] < t[1], t == (0.1, 0.2), hash(t) == hash((0.1, 0.2)), [x * 2 for x in t], list(zip(t, [1.5, 2.5])))
    grid = [[0.0] * 3 for i in range(2)]
    grid[1][2] = one / 3
    print(grid, [sum(row) for row in grid], sorted([(2.5, 'b'), (1.5, 'z'), (1.5, 'a')]), dict([(x, int(x)) for x in (1.5, 2.5)]))
    items += [one]
    items.remove(1e300)
    items.insert(0, 9.75)
    items.reverse()
    print(items, [round(x, 1) for x in items], list(map(int, items)), [x for x in items if x > 0], items == items[:], [1.0] == [1], any([0.0, one]), all([0.5, 0.0]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
