# Copies of a class and of its bases: `super`, properties, class methods, mixins, class attributes.


class Named:
    def name(self):
        return type(self).__name__


class Base:
    count = 0
    label = "base"

    def __init__(self, v):
        self.v = v
        Base.count += 1

    @classmethod
    def make(cls, v):
        return cls(v)

    @property
    def twice(self):
        return self.v + self.v

    def describe(self):
        return "Base(" + str(self.v) + ")" + self.label


class Derived(Named, Base):
    label = "derived"

    def __init__(self, v, extra):
        super().__init__(v)
        self.extra = extra

    def describe(self):
        return super().describe() + "+" + str(self.extra)


class Leaf(Derived):
    def __init__(self, v):
        super().__init__(v, "L")

    @classmethod
    def make(cls, v):
        x = cls(v)
        return x


def entry_point(argv):
    a = Base(1)
    b = Base("s")
    c = Derived(2, "e")
    d = Derived("t", "3.5")
    e = Leaf(4)
    f = Leaf("u")
    print(a.describe(), b.describe(), c.describe(), d.describe(), e.describe(), f.describe())
    print(a.twice, b.twice, c.twice, d.twice, e.twice, f.twice)
    print(c.name(), d.name(), e.name(), f.name(), Base.count)
    print(Base.make(7).v + 1, Base.make("q").v + "r")
    print(Leaf.make(9).v + 1, Leaf.make("z").v + "w")
    xs = [a, c, e]
    ys = [b, d, f]
    for x in xs:
        print(x.describe(), type(x).__name__, type(x).label, x.v + 1)
    for y in ys:
        print(y.describe(), type(y).__name__, type(y).label, y.v + "1")
    print(isinstance(c, Named), isinstance(a, Named), issubclass(type(e), Named))
    print([isinstance(x, Derived) for x in xs], [isinstance(y, (Leaf, Named)) for y in ys])
    print(a.__class__ is b.__class__, a.__class__ == Base, c.__class__.__name__)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
