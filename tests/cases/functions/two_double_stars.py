def f(a, b=2, c=3, **rest):
    names = sorted(rest.keys())
    return '%d %d %d %s' % (a, b, c, ','.join([n + '=' + str(rest[n]) for n in names]))


def g(*args, **kw):
    return h(*args, **kw)


def h(x, y=0, z=0):
    return x * 100 + y * 10 + z


def both(first, **kw):
    return f(first, **kw, **{'z': 26})


def entry_point(argv):
    n = len(argv)
    print(f(n, **{'b': 5}, **{'c': 6}))
    print(f(**{'a': n}, b=7, **{'q': 8}))
    print(f(n, **{'x': 1}, **{'y': 2}))
    print(both(n, y=4), both(n, b=9, k=1))
    print(g(1, y=2, **{'z': n}))
    print(dict(**{'a': 1}, **{'b': n}))
    print({**{'a': 1}, 'c': 3, **{'a': n + 1}})
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
