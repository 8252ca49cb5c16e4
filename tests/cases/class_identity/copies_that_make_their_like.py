# `type(self)(..)` makes an object of the copy that `self` is of; `type(x) is C` says what `x` is.


class Box:
    def __init__(self, v):
        self.v = v

    def clone(self):
        return type(self)(self.v)

    def name(self):
        return type(self).__name__

    def __eq__(self, other):
        return type(self) is type(other) and self.v == other.v

    def __hash__(self):
        return hash(type(self).__name__) + hash(self.v)


class Sub(Box):
    pass


def entry_point(argv):
    a = Box(1)
    b = Box("x")
    c = Sub(3)
    d = Sub("y")
    print(a.clone().v + 1, b.clone().v + "z", c.clone().v + 1, d.clone().v + "w")
    print(a.name(), b.name(), c.name(), d.name())
    print(a == a.clone(), c == c.clone(), b == b.clone(), a == c)
    print(type(c) is type(d), type(c.clone()) is Sub, issubclass(type(c), Box), issubclass(type(a), Sub))
    xs = [a, c, a.clone(), c.clone()]
    s = 0
    for x in xs:
        if type(x) is Sub:
            s += 100
        elif type(x) is Box:
            s += 1
        s += x.v
    print(s)
    ys = [b, d]
    for y in ys:
        print(y.v, type(y).__name__, isinstance(y, Sub), type(y) is Box)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
