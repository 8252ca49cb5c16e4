# Methods of instances, of classes and of frozen objects among functions of other sorts.
class A:
    def __init__(self, n): self.n = n
    def f(self, x): return self.n + x
    def g(self, x): return self.n - x
    @staticmethod
    def s(x): return x * 7
    @classmethod
    def c(cls, x): return x * 11
class B(A):
    def f(self, x): return self.n * x
def plain(x): return x
def table(a):
    return {"f": a.f, "g": a.g, "s": a.s, "c": a.c, "p": plain, "l": lambda x: x + a.n}
def maybe(a, n):
    m = None
    if n > 1: m = a.f
    elif n > 0: m = a.g
    return m
class Holder:
    def __init__(self, cb=None): self.cb = cb
    def call(self, x):
        if self.cb is None: return -1
        return self.cb(x)
def instances():
    for a in [A(10), B(10)]:
        t = table(a)
        for k in ["f", "g", "s", "c", "p", "l"]:
            print(k, t[k](3))
        for n in range(3):
            m = maybe(a, n)
            print(m is None, m(2) if m is not None else 0)
        for h in [Holder(), Holder(a.f), Holder(a.g)]:
            print(h.call(4))
    unbound = [A.f, A.g, B.f]
    print([u(B(2), 5) for u in unbound])


class C:
    @classmethod
    def c(cls, x): return cls.__name__ + str(x)
    @classmethod
    def d(cls, x): return cls.__name__ + str(-x)
class D(C):
    @classmethod
    def d(cls, x): return cls.__name__ + str(x * 100)
def classes():
    for a in [C(), D()]:
        t = [a.c, a.d]
        print([f(3) for f in t])
    for k in [C, D]:
        t = [k.c, k.d]
        print([f(3) for f in t])
        one = k.c
        print(one(4))


class F(object):
    def _freeze_(self): return True
    def one(self, n): return n
    def two(self, n): return -n
class G(F):
    def one(self, n): return n * 50
c = F()
d = G()
def seven(n): return n + 7
def frozen():
    for x in [c, d]:
        t = [x.one, x.two, seven]
        print([f(3) for f in t])
        g = x.one
        print(g(1), x.two(9))


def entry_point(argv):
    instances()
    classes()
    frozen()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
