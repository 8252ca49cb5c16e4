# A method makes an object of its own class, at another type.


class Box:
    def __init__(self, v):
        self.v = v

    def map(self, f):
        return Box(f(self.v))

    def pair(self, other):
        return Pair(self, other)


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def swap(self):
        return Pair(self.b, self.a)


def entry_point(argv):
    a = Box(1).map(lambda x: x + 1)
    b = Box("x").map(lambda x: x + "y")
    print(a.v + 1, b.v + "z")
    p = a.pair(b)
    print(p.a.v + 1, p.b.v + "q")
    q = Pair(1, 2).swap()
    print(q.a + q.b)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
