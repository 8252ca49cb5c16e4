class Base:
    def f(self, x):
        return x

    def g(self, x, y=1):
        return x + y

    def h(self, *args):
        return len(args)

    def k(self, a, b):
        return a - b


class A(Base):
    def f(self, x, extra=100):
        return x + extra

    def g(self, x, y=2, z=3):
        return x * y * z

    def k(self, a, b, c=0, *more):
        return a * b + c + len(more)


class B(Base):
    def f(self, *args):
        return len(args) * 1000 + args[0]

    def g(self, x, y=50, **kw):
        return x - y + len(kw)

    def h(self, first, *rest):
        return first + 10 * len(rest)

    def k(self, b, a):
        return a * 7 + b


def entry_point(argv):
    n = len(argv)
    for o in [Base(), A(), B()]:
        print(o.f(n), o.g(5), o.g(5, n), o.g(5, y=7), o.h(1), o.h(1, 2, n), o.k(3, n))
    print(A().f(1, extra=n), A().g(1, z=9), B().f(1, 2, 3), B().g(1, w=2), A().k(1, 2, 3, 4, 5))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
