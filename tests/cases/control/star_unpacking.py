def entry_point(argv):
    n = len(argv)
    a, *b = [n, 2, 3]
    print(a, b)
    *a, b = [n, 2, 3]
    print(a, b)
    a, *b, c = [n, 2]
    print(a, b, c)
    a, *b, c, d = 'héllo'
    print(a, b, c, d)
    (a, *b), c = [n, 5, 6], 7
    print(a, b, c)
    x, (y, *z) = n, (2, 3, 4)
    print(x, y, z)
    for first, *rest in [[1, 2, 3], [4], [5, 6]]:
        print(first, rest)
    *a, = range(3)
    print(a)
    h, *t = {'k': 'v', 'l': 'w'}
    print(h, t)
    xs = [1, 2]
    print([*xs, n, *range(2)], {*xs, 2}, {**{'a': 1}, 'b': n})
    try:
        a, *b, c = xs[:1]
        print(a, b, c)
    except ValueError as e:
        print(e)
    try:
        a, b = [1, 2, 3][:n + 2]
    except ValueError as e:
        print(e)
    try:
        a, b, c = [1, 2][:n]
    except ValueError as e:
        print(e)
    try:
        a, b = 'abc'[:n + 2]
    except ValueError as e:
        print(e)
    a, b = 'xy'
    [c, d] = b'pq'
    print(a, b, c, d)
    a = b = c = n + 5
    print(a, b, c)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
