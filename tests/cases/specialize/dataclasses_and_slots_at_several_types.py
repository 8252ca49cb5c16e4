# Dataclasses, `__slots__`, `__init_subclass__` and prebuilt objects of classes with copies.


from dataclasses import dataclass


@dataclass
class Pair:
    a: object
    b: object

    def swapped(self):
        return Pair(self.b, self.a)


class Slotted:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def both(self):
        return (self.x, self.y)


class Opt:
    def __init__(self, v=None):
        self.v = v

    def set(self, v):
        self.v = v
        return self

    def get(self, default):
        if self.v is None:
            return default
        return self.v

registry = []


class Reg:
    def __init_subclass__(cls):
        registry.append(cls.__name__)

    def __init__(self, v):
        self.v = v


class R1(Reg):
    pass

PRE = [Opt(1), Opt(2)]
PRES = [Opt("a"), Opt()]


def entry_point(argv):
    p = Pair(1, 2)
    q = Pair("a", "b")
    print(p.swapped().a + 1, q.swapped().a + "!", p == Pair(1, 2), q == Pair("a", "c"), p)
    s = Slotted(1, "x")
    t = Slotted("y", 2.5)
    print(s.both(), t.both(), s.x + 1, t.x + "z")
    o = Opt().set(3)
    w = Opt().set("w")
    print(o.get(0) + 1, w.get("d") + "e", Opt().get(5))
    print([x.get(0) + 1 for x in PRE], [x.get("n") + "!" for x in PRES])
    r = R1(1)
    z = R1("z")
    print(r.v + 1, z.v + "y", registry)
    print(type(r) is type(z), type(PRE[0]) is type(w), type(s) == type(t), len({type(p), type(q), type(s), type(t)}))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
