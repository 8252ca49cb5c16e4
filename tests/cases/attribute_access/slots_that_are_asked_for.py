"""`hasattr` and `getattr` with a default of what `__slots__` leave no room for."""


class S:
    __slots__ = ("a",)

    def __init__(self):
        self.a = 1


class Roomy(S):
    pass


class P:
    __slots__ = ("_x",)

    def __init__(self):
        self._x = 1

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, x):
        self._x = x


def put(s, n):
    try:
        s.color = n
        print("put")
    except AttributeError as e:
        print("no room")


def entry_point(argv):
    s = S()
    put(s, 3)
    print(hasattr(s, "color"), getattr(s, "color", 7), hasattr(s, "a"))
    r = Roomy()
    put(r, 4)
    print(hasattr(r, "color"), getattr(r, "color", 7))
    p = P()
    p.x = 5
    print(p.x, hasattr(p, "x"), hasattr(p, "_x"))
    return 0
