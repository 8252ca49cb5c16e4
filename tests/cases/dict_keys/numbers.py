def entry_point(argv):
    d = {0.0: 'zero', 1.5: 'x', -2.25: 'y', float('inf'): 'inf'}
    print(d[-0.0], d[0.0], d[1.5], d[float('inf')], 2.0 in d, d.get(-2.25), d.get(float('-inf'), 'none'))
    d[-0.0] = 'minus'
    print(len(d), d)
    nan = float('nan')
    e = {nan: 1}
    e[float('nan')] = 2
    print(len(e), float('nan') in e)
    b = {True: 'yes', False: 'no'}
    print(b[True], b[1 == 1], b[len(argv) > 100], len(b), b)
    i = {1: 'one', 0: 'zero', -1: 'minus', 2 ** 40: 'big', -2 ** 62: 'low'}
    print(i[True], i[False], i[-1], i[2 ** 40], i[-2 ** 62], 3 in i, True in i)
    i[int(True)] = 'replaced'
    print(i)
    counts = {}
    for n in range(-50, 50):
        k = n * n * n % 17
        counts[k] = counts.get(k, 0) + 1
    print(sorted(counts.items()))
    f = {}
    for n in range(100):
        f[n / 4] = n
    print(len(f), f[6.25], f[24.75], 24.8 in f, sum(f))
    for n in range(0, 100, 2):
        del f[n / 4]
    print(len(f), 0.0 in f, 0.25 in f, list(f)[:3])
    m = {2 ** 62 + k: k for k in range(20)}
    print(len(m), m[2 ** 62 + 7], 2 ** 62 - 1 in m)
    t = {(1, 2.5): 'a', (1, -0.0): 'b'}
    print(t[(1, 0.0)], t[(1, 2.5)], (2, 2.5) in t)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
