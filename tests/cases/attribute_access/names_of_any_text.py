"""Names of attributes that only `setattr` can give: any text."""
from functools import cached_property
from rpython.rlib.objectmodel import specialize


class Point:
    kind = "point"

    def __init__(self, x):
        self.x = x
        self.has_x = x + 1
        setattr(self, "x$own", x * 2)
        setattr(self, "x$has", "not a truth")
        setattr(self, "x$$own", 5)
        setattr(self, "x.y", [x])
        setattr(self, "a b", 1.5)
        setattr(self, "1", "one")
        setattr(self, "", "empty")
        setattr(self, "größe", "größe")

    @property
    def double(self):
        return self.x * 2

    @cached_property
    def triple(self):
        return self.x * 3


class Far(Point):
    def __init__(self, x):
        Point.__init__(self, x)
        setattr(self, "double$get", "far")

    def m(self, y):
        return y

    m_1 = 7


@specialize.arg(1)
def joined(p, end):
    return getattr(p, "x" + end, 0)


def show(p):
    print(p.x, p.has_x, getattr(p, "x$own"), getattr(p, "x$has"), getattr(p, "x$$own"))
    print(getattr(p, "x.y"), getattr(p, "a b"), getattr(p, "1"), getattr(p, "") + getattr(p, "größe"))
    print(hasattr(p, "x$own"), hasattr(p, "x$get"), hasattr(p, "2"), p.double, p.triple, p.triple)


PREBUILT = Far(11)


def entry_point(argv):
    p = Point(len(argv) + 2)
    show(p)
    # `x` is deleted, so that it is kept track of beside the others.
    del p.x
    print(hasattr(p, "x"), getattr(p, "x$own"), getattr(p, "x$has"))
    p.x = 4
    setattr(p, "x$own", 9)
    print(p.x, getattr(p, "x$own"), p.double)
    print(joined(p, ""), joined(p, "$own"), joined(p, "$get"))
    f = Far(5)
    show(f)
    print(getattr(f, "double$get"), f.m(1), f.m("text") if argv else "", f.m_1)
    show(PREBUILT)
    print(getattr(PREBUILT, "double$get"), PREBUILT.m_1)
    delattr(f, "x.y")
    print(hasattr(f, "x.y"), hasattr(PREBUILT, "x.y"))
    try:
        print(getattr(f, "x.y"))
    except AttributeError as error:
        print(error)
    return 0
