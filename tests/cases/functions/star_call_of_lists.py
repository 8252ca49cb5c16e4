def default(a, b=20, c=30):
    return a + b + c


def two(a, b):
    return b + a


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def total(self):
        return self.a + self.b

    def plus(self, x, y, z):
        return self.a + x * y * z


def add3(a, b, c):
    return a * 100 + b * 10 + c


def total(*args):
    t = 0
    for a in args:
        t += a
    return t


def entry_point(argv):
    n = len(argv)
    t = (n, 2, 3)
    print(add3(*t), add3(1, *(2, n)), total(*t), total(*t, *t))
    print(add3(*[n, 5, 6]))
    print(add3(*[n, 5], 6))
    xs = [1, n, 3]
    print(add3(*xs))
    a, b = divmod(17, 5)
    print(add3(*divmod(17, 5), n))
    print(*xs)
    print(*[x * 2 for x in xs], sep='-')
    print(*'abc', *xs[1:], sep=',')
    print(default(*xs[:1]), default(*xs[:2]), default(*xs), default(9, *xs[:1]))
    print(Pair(*xs[:2]).total(), Pair(1, 2).plus(*xs), (lambda a, b: a - b)(*xs[1:]))
    for k in [0, 1, 2]:
        try:
            print(add3(*xs[:k]))
        except TypeError as e:
            print(e)
    try:
        print(add3(*(xs + xs[1:])))
    except TypeError as e:
        print(e)
    try:
        print(default(4, *xs))
    except TypeError as e:
        print(e)
    try:
        print(default(*xs[3:]))
    except TypeError as e:
        print(e)
    print(two(*'ab'), two(*(str(x) for x in xs[:2])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
