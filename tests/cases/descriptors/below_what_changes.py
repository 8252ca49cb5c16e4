# Classes whose attribute changes, and classes below them that compute it, or have a method in its place.


class Get(object):
    def __init__(self, n):
        self.n = n

    def __get__(self, obj, owner):
        if obj is None:
            return self.n
        return self.n + 1000


class GetAndSet(Get):
    def __set__(self, obj, value):
        self.n = value


class A(object):
    v = 1


class B(A):
    v = Get(3)


class C(B):
    pass


class D(A):
    v = GetAndSet(5)


class E(D):
    v = 6


class F(A):
    pass


def show():
    print(A.v, B.v, C.v, D.v, E.v, F.v)
    print(A().v, B().v, C().v, D().v, E().v, F().v)


def of_any():
    print([cls.v for cls in [A, B, C, D, E, F]])
    print([hasattr(cls, "v") for cls in [A, B, C, D, E, F]])


class Rate(object):
    of = 2

    @classmethod
    def make(cls):
        return cls.of * 10


class Doubled(Rate):
    @classmethod
    def of(cls):
        return cls.__name__

    @classmethod
    def make(cls):
        return super().of * 100


class Still(Rate):
    @staticmethod
    def of():
        return "static"

    @classmethod
    def make(cls):
        return super().of * 1000


def entry_point(argv):
    show()
    A.v = 2
    show()
    d = D()
    d.v = 50
    show()
    F.v = 7
    show()
    of_any()
    print(Rate.make(), Doubled.make(), Still.make())
    Rate.of = 3
    print(Rate.make(), Doubled.make(), Still.make(), Doubled.of(), Still.of())
    return 0
