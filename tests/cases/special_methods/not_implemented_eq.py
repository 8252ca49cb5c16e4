class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        if not isinstance(other, Point):
            return NotImplemented
        return self.x == other.x and self.y == other.y

    def __hash__(self):
        return self.x * 31 + self.y


class Other:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        if isinstance(other, Point):
            print("asked Other")
            return other.x == self.x
        return NotImplemented

    __hash__ = None


class Plain:
    pass


def entry_point(argv):
    p = Point(1, 2)
    q = Point(1, 2)
    r = Point(2, 1)
    print(p == q, p != q, p == r, p != r)
    o = Other(1)
    print(p == o, p != o, o == p, o != p)
    print(r == o, r != o)
    x = Plain()
    y = Plain()
    print(p == x, p != x, x == p, x != p)
    print(o == o, o == Other(1), o != Other(1))
    print(x == y, x == x, x != y)
    print(p == 3, p != 3, 3 == p, p == "a", p == None, None != p)
    return 0
