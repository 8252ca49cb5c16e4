from functools import cached_property


class M:
    @cached_property
    def x(self):
        print("M", self.n)
        return self.n


class A(M):
    n = 1


class B(M):
    n = "s"


class C(M):
    n = 3

    @cached_property
    def x(self):
        return super().x * 10


class D(B):
    @property
    def x(self):
        return super().x + "!"


class E(A):
    k = 5
    x = 7

    def low(self):
        return super().x


class OE(OSError):
    @property
    def args(self):
        return super().args


def entry_point(argv):
    print(A().x, B().x, C().x, D().x, E().x, E().low())
    e = E()
    print(e.low(), e.low(), e.x)
    d = D()
    print(d.x, d.x)
    c = C()
    print(c.x, c.x)
    del c.x
    print(c.x)
    print(OE(3, "x").args)
    return 0
