def a(x):
    return x


def b(x, y=10):
    return x + y


def c(x, *rest):
    return x + len(rest) * 1000


def d(x, *, k=5):
    return x * k


def e(*xs):
    return sum(xs)


class M:
    def __init__(self, n):
        self.n = n

    def m(self, x, scale=2):
        return self.n + x * scale


def entry_point(argv):
    n = len(argv)
    for f in [a, b, c, d, e]:
        print(f(n), end=' ')
    print()
    for g in [b, c, e]:
        print(g(n), g(n, 2), end=' ')
    print()
    table = {'b': b, 'd': d}
    print(table['b'](1), table['d'](n))
    fs = [b, M(100).m, c, lambda x, y=n: x - y]
    for f in fs:
        print(f(5), f(5, 7), end=' ')
    print()
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
