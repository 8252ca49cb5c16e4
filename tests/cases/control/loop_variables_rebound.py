def entry_point(argv):
    n = len(argv)
    for i in range(3):
        i = i * 10
        print(i, end=' ')
    print(i)
    xs = [1, 2, 3]
    for xs[0] in [7, 8]:
        pass
    print(xs)
    d = {}
    for d['k'], v in [('a', 1), ('b', 2)]:
        print(d, v)
    ys = [3, 1, 2]
    for y in ys:
        ys = [100]
        print(y, end=' ')
    print(ys)
    for a, (b, *c), d2 in [(1, [2, 3, 4], 5), (6, [7], 8)]:
        print(a, b, c, d2)
    for i in range(2):
        for i in range(5, 7):
            pass
        print('i', i)
    for _ in range(2):
        for _ in [7, 8]:
            pass
    print(_)
    w = [1, 2, 3, 4]
    for q in w[:]:
        if q % 2:
            w.remove(q)
    print(w)
    for i, i2 in enumerate('xy', start=n):
        print(i, i2)
    last = None
    for last in []:
        pass
    print(last is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
