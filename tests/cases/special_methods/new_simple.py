class Shape:
    def __new__(cls, kind):
        self = object.__new__(cls)
        self.kind = kind
        self.log = ["new"]
        return self

    def __init__(self, kind):
        self.log.append("init " + kind)


class Circle(Shape):
    def __init__(self, kind, r=1):
        super().__init__(kind)
        self.r = r

    def __new__(cls, kind, r=1):
        self = super().__new__(cls, kind)
        self.log.append("circle")
        return self


class Interned:
    table = {}

    def __new__(cls, name):
        if name in Interned.table:
            return Interned.table[name]
        self = super().__new__(cls)
        Interned.table[name] = self
        return self

    def __init__(self, name):
        self.name = name


def entry_point(argv):
    s = Shape("sq")
    c = Circle("ci", r=5)
    print(s.kind, s.log, c.kind, c.log, c.r, isinstance(c, Circle))
    a = Interned("x")
    b = Interned("x")
    d = Interned("y")
    print(a is b, a is d, a.name, d.name, len(Interned.table))
    return 0
