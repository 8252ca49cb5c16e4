def entry_point(argv):
    n = float(len(argv))
    d = {}
    d[0.5] = 'half'
    d[n] = 'one'
    d[-0.0] = 'zero'
    d[1e300] = 'big'
    print(d[0.5 * n], d[1.0], d[0.0], d[1e300], len(d), 2.5 in d, d.get(3.5, 'none'))
    d[0.0] = 'ZERO'
    print(len(d), list(d.keys()), list(d.values()))
    inf = float('inf')
    d[inf] = 'inf'
    d[-inf] = '-inf'
    print(d[inf], d[-1e308 * 10], len(d), d.pop(inf), len(d))
    print(hash(2.0 * n) == hash(2.0), hash(0.5) == hash(n / 2), hash(-0.0) == hash(0.0), {1.5, 2.5, 1.5 * n} == {2.5, 1.5})
    s = {x / 4 for x in range(8)}
    print(len(s), 0.25 in s, 0.3 in s, sorted(s))
    t = {(1.5, 2): 'a', (n, 3): 'b'}
    print(t[(1.5, 2)], t[(1.0, 3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
