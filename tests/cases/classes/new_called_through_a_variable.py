class Point:
    def __new__(cls, x, y=0):
        self = super().__new__(cls)
        self.x = x
        self.y = y
        return self


class Named(Point):
    def __init__(self, x, y=0, name="n"):
        self.name = name

    def __new__(cls, x, y=0, name="n"):
        return super().__new__(cls, x, y)


class Single:
    _it = None

    def __new__(cls, x, y=5):
        if cls._it is None:
            cls._it = object.__new__(cls)
        return cls._it

    def __init__(self, x, y=5):
        self.x = x
        self.y = y


def make(cls, n):
    return cls(n, y=n + 1)


def entry_point(argv):
    for cls in (Point, Named):
        p = make(cls, 4)
        print(type(p).__name__, p.x, p.y)
        q = cls(*(1, 2))
        print(q.x, q.y)
    for cls in (Single, Point):
        p = cls(3)
        print(p.x, p.y)
    print(Single(1) is Single(2), Single(7).x)
    print([c(n).x for n, c in enumerate([Point, Named, Point])])
    print([p.x for p in map(Point, [1, 2])])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
