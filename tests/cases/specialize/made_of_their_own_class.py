class Box:
    def __init__(self, v):
        self.v = v

    def map(self, f):
        return type(self)(f(self.v))

    def __add__(self, other):
        return type(self)(self.v + other.v)

    @classmethod
    def of(cls, v):
        return cls(v)


def entry_point(argv):
    a, b = Box(1), Box("x")
    print((a + a).v + 1, (b + b).v + "y")
    print(a.map(lambda n: n + 1).v, b.map(lambda n: n + "1").v)
    print(Box.of(3).v + 1, Box.of("k").v + "y")
    print(a.map(str).v + "!")
    return 0
