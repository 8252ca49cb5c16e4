def total(it):
    s = 0
    for x in it:
        s += x
    return s


def entry_point(argv):
    n = len(argv)
    print(sum(x * x for x in range(5)), total(x + n for x in [1, 2]))
    print(max(len(w) for w in ['a', 'bbb', 'cc']), min((x - 3) ** 2 for x in range(6)))
    print(any(x > 3 for x in range(5)), all(x < 3 for x in range(5)))
    print(list(x for x in 'abc' if x != 'b'), sorted((y, x) for x in range(2) for y in range(2)))
    print(','.join(str(x) for x in range(3)), ''.join(c.upper() for c in 'ab'))
    print(dict((k, len(k)) for k in ['a', 'bb']), set(x % 3 for x in range(7)) == {0, 1, 2})
    g = (x * n for x in range(3))
    print(next(g), list(g), list(g))
    nested = ((i, j) for i in range(3) for j in range(i))
    print(list(nested))
    lazy = []

    def noisy(x):
        lazy.append(x)
        return x
    g2 = (noisy(x) for x in [1, 2, 3])
    print(lazy, next(g2), lazy)
    k = 10
    g3 = (x + k for x in [1, 2])
    k = 20
    print(list(g3))
    print(sum(sum(row) for row in [[1, 2], [3]]), sorted(x for x in [3, 1]))
    a, b = (x for x in [5, 6])
    print(a, b, [*(x for x in 'xy')], 3 in (x for x in range(5)))
    print(len([x for x in (y for y in (z for z in range(4)))]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
