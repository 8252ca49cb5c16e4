class Animal:
    pass


def record(i):
    return (i, 'name%d' % i, i * 0.5, [i], None)


def entry_point(argv):
    rows = [record(i) for i in range(3)]
    for number, name, half, items, nothing in rows:
        print(number, name, half, items, nothing)
    rows.sort(key=lambda r: r[1], reverse=True)
    print(rows[0], rows[-1][3], len(rows[0]))
    t = tuple(rows)
    print(t, t[1][1], len(t))
    pairs = tuple(zip([1, 2, 3], 'abc'))
    for n, c in pairs:
        print(n, c, end=';')
    print(dict(pairs), [c for n, c in pairs if n > 1])
    (a, b), (c, d) = (1, 'x'), (2.5, None)
    print(a, b, c, d)
    i = len(argv) - 1
    print((10, 20, 30)[i], ('p', 'q')[i], ((1, 2), (3, 4))[i][1])
    x = (1, 'a')
    x = x + (2.5,)[:0]
    print(x, x[:1] + x[1:], x * 2, (x, x) == (x, (1, 'a')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
