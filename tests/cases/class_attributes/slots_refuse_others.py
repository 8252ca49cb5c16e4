class Point:
    __slots__ = ("x",)
    kind = "point"

    def __init__(self, x):
        self.x = x


class Named(Point):
    __slots__ = ("name",)

    def __init__(self, x):
        Point.__init__(self, x)
        self.name = "n"


class Free(Point):
    def __init__(self, x):
        Point.__init__(self, x)
        self.y = 1


class Single:
    __slots__ = "only"

    def __init__(self):
        self.only = 3


class WithDict:
    __slots__ = ("a", "__dict__")

    def __init__(self):
        self.a = 1
        self.b = 2


class Base:
    def __init__(self):
        self.z = 1


class SlotsBelowDict(Base):
    __slots__ = ("q",)


def set_y(p, value):
    try:
        p.y = value
        return "set"
    except AttributeError as e:
        return "AttributeError %s" % e


def set_name(p):
    try:
        p.name = "new"
        return "named"
    except AttributeError as e:
        return "AttributeError %s" % e


def entry_point(argv):
    p = Point(len(argv))
    try:
        p.y = 5
        print(p.y)
    except AttributeError as e:
        print("AttributeError", e)
    print(p.x)
    p.x = 4
    print(p.x)
    for q in [Point(1), Named(2), Free(3)]:
        print(set_y(q, 10 + len(argv)), set_name(q), q.x)
        if isinstance(q, Free):
            print(q.y)
        if isinstance(q, Named):
            print(q.name)
    s = Single()
    s.only = 4
    try:
        s.o = 5
    except AttributeError as e:
        print(e)
    try:
        setattr(p, "kind", "other")
    except AttributeError as e:
        print(e)
    print(p.kind)
    try:
        object.__setattr__(p, "w", 3)
    except AttributeError as e:
        print(e)
    w = WithDict()
    w.c = w.a + w.b
    print(w.c, s.only)
    b = SlotsBelowDict()
    b.free = 7
    b.q = 8
    print(b.free, b.q, b.z)
    return 0
