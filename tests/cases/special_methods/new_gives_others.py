class Pos:
    def __new__(cls, v):
        o = object.__new__(Neg if v < 0 else Pos)
        o.v = v
        return o


class Neg(Pos):
    def __init__(self, v):
        self.v = v * 10


class A:
    def __new__(cls, v):
        return B(v) if v > 5 else super().__new__(cls)

    def __init__(self, v):
        self.v = v
        print("init A", v)


class B:
    def __init__(self, v):
        self.v = v
        print("init B", v)


class Shape:
    def __new__(cls, kind, size=1):
        if cls is Shape:
            cls = Circle if kind == "circle" else Square
        return super().__new__(cls)

    def area(self):
        raise NotImplementedError


class Circle(Shape):
    def __init__(self, kind, size=1):
        print("Circle", kind)
        self.r = size

    def area(self):
        return 3 * self.r * self.r


class Square(Shape):
    def __init__(self, kind, size=2):
        print("Square", kind)
        self.a = size

    def area(self):
        return self.a * self.a


class Single:
    only = None

    def __new__(cls):
        if cls.only is None:
            cls.only = super().__new__(cls)
        return cls.only

    def __init__(self):
        self.n = getattr(self, "n", 0) + 1


class Base:
    def __new__(cls, *args):
        o = super().__new__(cls)
        o.made = len(args)
        return o


class Two(Base):
    def __init__(self, a, b):
        self.s = a + b


class One(Base):
    def __init__(self, a):
        self.s = a


class None_(Base):
    pass


class Maybe:
    def __new__(cls, v):
        if v < 0:
            return None
        return super().__new__(cls)

    def __init__(self, v):
        self.v = v


def entry_point(argv):
    n = len(argv)
    print(Pos(-3).v, Pos(4).v, Neg(n).v)
    x = A(n + 8)
    print(x.v, A(1).v)
    print(type(A(9)).__name__, type(A(n)).__name__)
    for kind in ["circle", "square"]:
        s = Shape(kind, n + 1)
        print(s.area(), isinstance(s, Circle))
    print(Circle("x").area(), Square("y", size=5).area())
    print(Two(1, 2).s, Two(1, 2).made, One(5).s, None_().made)
    m = Maybe(n - 5)
    print(m is None)
    k = Maybe(n)
    print(k.v if k is not None else -1)
    a = Single()
    b = Single()
    print(a is b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
