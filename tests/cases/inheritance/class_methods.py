class Base:
    label = "base"

    def __init__(self, n):
        self.n = n

    @classmethod
    def make(cls, n):
        return cls(n * 2)

    @classmethod
    def name(cls):
        return cls.__name__ + ":" + cls.label

    @staticmethod
    def double(x):
        return x * 2

    def again(self):
        return self.make(self.n)

    def whoami(self):
        return self.name() + " " + str(self.double(self.n))


class Sub(Base):
    label = "sub"

    @classmethod
    def name(cls):
        return "<" + super().name() + ">"


class Leaf(Sub):
    @staticmethod
    def double(x):
        return x * 20

    @classmethod
    def make(cls, n):
        x = super().make(n + 1)
        return x


def entry_point(argv):
    for x in [Base(1), Sub(2), Leaf(3)]:
        y = x.again()
        print(x.whoami(), y.n, y.whoami(), type(y).__name__)
    print(Base.name(), Sub.name(), Leaf.name(), Base.make(5).n, Leaf.make(5).n)
    print(Leaf.double(1), Sub.double(1))
    classes = [Base, Sub, Leaf]
    for c in classes:
        print(c.name(), c(7).n, c.make(1).n, c.double(3), c.label)
    return 0
