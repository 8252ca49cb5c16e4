def entry_point(argv):
    rows = [tuple([1, 2]), tuple([1]), tuple([]), tuple([1, 2, 0]), tuple([0, 9, 9]), tuple([1, 3])]
    print(sorted(rows))
    print(max(rows), min(rows))
    for a in rows:
        print([a < b for b in rows], [a == b for b in rows], [a >= b for b in rows])
    t = tuple(['a', 'b'])
    print(t == ('a', 'b'), ('a', 'b') == t, t != ('a',), t < ('a', 'c'), t <= ('a', 'b'), t > ('a',), ('b',) > t)
    print(t == ('a', 'b', 'c'), t < ('a', 'b', 'c'), () < t, t == ())
    print((1, 2) < (1, 2, 3), (2,) > (1, 5), (1, 2) <= (1,), () < (1,), () == (), ('a',) < ('a', 'b'))
    f = tuple([1.5, 2.5])
    print(f == (1.5, 2.5), f < (2, 0), f == (1, 2))
    nan = float('nan')
    g = tuple([nan, 1.0])
    print(g == (0.0, 1.0), g[1:] < (2.0,))
    deep = tuple([(1, (2, 'x')), (1, (2, 'y'))])
    print(deep[0] < deep[1], deep == ((1, (2, 'x')), (1, (2, 'y'))), sorted(deep, reverse=True))
    same = tuple(rows)
    print(same == tuple(rows), same is same, same == tuple(rows[:-1]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
