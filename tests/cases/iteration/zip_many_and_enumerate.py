def entry_point(argv):
    n = len(argv)
    xs, ys, zs = [1, 2, 3], 'abc', (1.5, 2.5, 3.5)
    for x, y, z in zip(xs, ys, zs):
        print(x, y, z)
    for a, b, c, d in zip(xs, ys, zs, range(n, 10)):
        print(a, b, c, d)
    print(list(zip(xs)), list(zip(xs, [])), list(zip('ab', xs)))
    for i, (x, y) in enumerate(zip(xs, ys), 10):
        print(i, x, y)
    for i, x in enumerate(reversed(xs)):
        print(i, x)
    for i, x in enumerate(range(5, 0, -2), -n):
        print(i, x)
    for (i, a), (j, b) in zip(enumerate('xy'), enumerate([7, 8], 1)):
        print(i, a, j, b)
    print(dict(zip('abc', xs)), [list(t) for t in [zip(xs, xs)]])
    for x in reversed(range(n, 4)):
        print(x, end=' ')
    for c in reversed('hé!'):
        print(c, end=' ')
    for t in reversed((1, 2)):
        print(t, end=' ')
    print()
    m = [[1, 2, 3], [4, 5, 6]]
    print([list(r) for r in zip(m[0], m[1])])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
