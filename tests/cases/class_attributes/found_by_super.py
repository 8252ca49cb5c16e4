class Get:
    def __get__(self, obj, cls):
        return 1 if obj is None else obj.n


class A:
    x = Get()
    y = 5
    z = 6

    def __init__(self, n):
        self.n = n


class B(A):
    @property
    def x(self):
        return super().x + 10

    def yy(self):
        return super().y

    def zz(self):
        return super().z


class C(B):
    @property
    def x(self):
        return super().x + 100

    def yy(self):
        return super().yy() + super().y


def entry_point(argv):
    for a in [A(1), B(2), C(3)]:
        print(a.x)
    b, c = B(1), C(1)
    c.y = 40
    print(b.yy(), c.yy(), b.zz())
    A.y = 7
    print(b.yy(), c.yy())
    B.y = 8
    print(b.yy(), c.yy(), c.y)
    print(A.x)
    return 0
