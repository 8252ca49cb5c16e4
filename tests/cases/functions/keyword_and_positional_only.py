def f(a, b=2, /, c=3, *, d, e=5):
    return a * 10000 + b * 1000 + c * 100 + d * 10 + e


def g(*, x, y=2):
    return x - y


def h(a, /, **kw):
    return a + len(kw)


class K:
    def __init__(self, a, /, b, *, c=0):
        self.t = (a, b, c)


def entry_point(argv):
    n = len(argv)
    print(f(n, d=4), f(1, 1, d=n), f(1, 1, 1, d=1, e=1), f(1, c=n, d=2), f(9, 8, d=6, c=7))
    print(g(x=n), g(y=n, x=5))
    print(h(n), h(1, a=2, b=3))
    print(K(n, 2).t, K(1, b=2, c=n).t)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
