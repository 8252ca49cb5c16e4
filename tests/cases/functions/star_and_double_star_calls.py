def f(a, b, c=30, *rest, d=40, e=50):
    return a, b, c, len(rest), d, e


OPTIONS = {'d': 4, 'e': 5}
ARGS = (1, 2)


class C:
    def m(self, x, y=1, *more, z=0):
        return x * 1000 + y * 100 + len(more) * 10 + z


def entry_point(argv):
    n = len(argv)
    t = (n, 2)
    print(f(*t), f(*t, 3), f(0, *t), f(*t, *t), f(*t, d=9), f(*t, e=n, *t))
    print(f(*ARGS, **OPTIONS), f(1, n, **OPTIONS), f(*ARGS, c=n, **{'e': 1}))
    print(f(b=1, a=n), f(n, e=1, b=2, d=3))
    c = C()
    print(c.m(*t), c.m(1, *t), c.m(1, *t, z=7), c.m(y=n, x=3), c.m(*(1,)))
    pair = (3, 'x')
    print('%d %s' % pair, '{} {}'.format(*pair), max(*t), print(*pair, sep='|'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
