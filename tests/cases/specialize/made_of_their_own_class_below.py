class Box:
    def __init__(self, v):
        self.v = v

    def map(self, f):
        return type(self)(f(self.v))

    def same(self):
        cls = type(self)
        return cls(self.v)


class Red(Box):
    def name(self):
        return "red"


class Blue(Box):
    def name(self):
        return "blue"


def entry_point(argv):
    a, b = Red(1), Red("x")
    print(a.same().v + 1, a.same().name())
    print(b.same().v + "z", b.same().name())
    c, d = Blue(1.5), Blue([1])
    print(c.same().v + 1, c.same().name())
    print(d.same().v + [2], d.same().name())
    for x in [Red(4), Red(5)]:
        print(x.same().v + 1)
    for y in [Red(4), Blue(5)]:
        print(y.same().v + 1, y.same().name())
    return 0
