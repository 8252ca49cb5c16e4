# Functions that are called from several places together, of which one gives or expects what the
# others do not: one signature does not serve them all.


def int_of(x):
    return x + 1


def int_more(x):
    return x + 2


def half(x):
    return x * 0.5


def whole(n, x):
    f = int_of if n > 1 else int_more
    return f(x)


def broken(n, x):
    f = int_more if n > 1 else half
    return f(x) + 0.25


def ignores(a):
    return b''


def bytes_of(a):
    return a.encode('utf-8')


def through_closures(g, n):
    if n == 1:
        g = ignores
    elif n == 2:
        h = g
        g = (lambda s: h('é,' + s))
    return g('\t')


def first(s):
    return s[0]


def last(s):
    return s[-1]


def twice(s):
    return s + s


def characters(n):
    f = first if n > 1 else last
    return ord(f('ab'))


def texts(n):
    f = last if n > 1 else twice
    return f('xyz')


class Shape(object):
    def __init__(self, n):
        self.n = n

    def small(self, c):
        return ord(c) + self.n

    def large(self, c):
        return len(c) + self.n

    def real(self, c):
        return self.n + 0.5


def by_methods(shape, n):
    f = shape.small if n > 1 else shape.large
    g = shape.large if n > 1 else shape.real
    return f('a' if n > 0 else 'b') * 2, g('abc' + str(n)) + 0.0


def odd(pair):
    return pair[0]


def even(pair):
    return pair[1]


def maybe(pair):
    if pair is None:
        return -1
    return pair[0] + pair[1]


def pairs(n):
    f = odd if n > 1 else even
    g = even if n > 1 else maybe
    h = maybe if n > 0 else maybe
    return f((n, 1)) + g((n, 2)), h(None if n == 2 else (n, n))


TABLE = [int_of, int_more]
TABLES = [('more', int_more), ('half', half)]


def from_tables(n):
    total = 0.0
    for name, f in TABLES:
        total += f(n)
    return TABLE[n % 2](n), total


def entry_point(argv):
    for n in [0, 1, 2, 3]:
        print(n, whole(n, n), broken(n, n))
        print(through_closures(bytes_of, n), through_closures(ignores, n))
        print(characters(n), texts(n))
        print(by_methods(Shape(n), n), Shape(n).large('q') << 1, int_more(n) << 2)
        print(pairs(n))
        print(from_tables(n))
    return 0
