def f(a, b=2, *args):
    return a + b + sum(args)


def g(*args):
    return len(args)


def h(a, /, b, *, c=3):
    return a * 100 + b * 10 + c


def entry_point(argv):
    n = len(argv)
    print(f(1), f(1, n), f(1, 2, 3), f(1, 2, 3, 4), f(b=1, a=n))
    print(g(), g(1), g(1, 2), g(*(1, 2, 3)), g(*(), *(1,)))
    print(h(1, 2), h(1, b=2), h(1, 2, c=n), h(*(1, 2), c=9), h(1, **{'b': 5, 'c': 6}))
    t = (1, 2)
    print(f(*t), f(*t, 3), f(0, *t), f(*t, *t))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
