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


class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner):
        return obj._n

    def __set__(self, obj, n):
        if n < 0:
            raise ValueError("negative")
        obj._n = n


class Q:
    __slots__ = ("_n",)
    kind = "q"
    n = Positive()

    def __init__(self, n):
        self.n = n


def rename(q, kind):
    try:
        q.kind = kind
    except AttributeError:
        print("read-only")


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
    q = Q(3)
    q.n = 4
    rename(q, "other")
    print(q.n, q.kind, hasattr(q, "n"), hasattr(q, "kind"), hasattr(q, "other"))
    try:
        q.n = -1
    except ValueError as e:
        print(e)
    return 0
