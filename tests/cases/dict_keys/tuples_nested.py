def entry_point(argv):
    grid = {}
    for x in range(4):
        for y in range(3):
            grid[x, y] = x * y
    print(grid[3, 2], (4, 0) in grid, len(grid), sum(grid.values()))
    for (x, y), v in sorted(grid.items())[:3]:
        print(x, y, v)
    deep = {((1, 'a'), (2.5, None)): 'p', ((1, 'b'), (2.5, None)): 'q'}
    print(deep[((1, 'a'), (2.5, None))], deep.get(((1, 'c'), (2.5, None))), len(deep))
    edges = {}
    for a, b, w in [('x', 'y', 1), ('y', 'z', 2), ('x', 'z', 5)]:
        edges[frozenset([a, b])] = w
    print(edges[frozenset(['z', 'y'])], edges[frozenset('xz')], frozenset('x') in edges, frozenset() in edges)
    sets = {frozenset(): 0, frozenset([1]): 1, frozenset([1, 2]): 2}
    print(sets[frozenset([2, 1, 2])], frozenset([3]) in sets, len({frozenset([1, 2]), frozenset([2, 1])}))
    mixed = {('k', frozenset([1, 2])): 'both', ('k', frozenset()): 'none'}
    print(mixed['k', frozenset({2, 1})], mixed['k', frozenset()])
    bs = {b'one': 1, b'': 0, b'\xff\x00': 255}
    print(bs[b'one'], bs[b''], bs[bytes([255, 0])], b'two' in bs, sorted(bs))
    texts = {'é': 1, 'e': 2, '\U0001f600': 3, '': 4, 'a\0b': 5}
    print(texts['é'], texts['\U0001f600'], texts[''], texts['a\0b'], 'a' in texts)
    chars = {}
    for c in 'hello wörld':
        chars[c] = chars.get(c, 0) + 1
    print(chars, chars['l'], chars['ö'])
    pair = {('a', 1): [1]}
    pair['a', 1].append(2)
    pair.setdefault(('b', 2), []).append(3)
    print(pair)
    try:
        pair['c', 3]
    except KeyError as e:
        print('KeyError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
