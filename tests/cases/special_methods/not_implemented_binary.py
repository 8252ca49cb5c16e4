"""`NotImplemented` makes Python ask the other operand."""


class Meters:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        if isinstance(other, Meters):
            return Meters(self.n + other.n)
        return NotImplemented

    def __sub__(self, other):
        if not isinstance(other, Meters):
            return NotImplemented
        return Meters(self.n - other.n)

    def __mul__(self, k):
        return Meters(self.n * k) if isinstance(k, int) else NotImplemented

    def __repr__(self):
        return "Meters(%d)" % self.n


class Feet:
    def __init__(self, n):
        self.n = n

    def __radd__(self, other):
        if isinstance(other, Meters):
            print("radd")
            return Meters(other.n + self.n // 3)
        return NotImplemented

    def __repr__(self):
        return "Feet(%d)" % self.n


def entry_point(argv):
    a = Meters(5)
    b = Feet(9)
    print(a + a, a - a, a * 3)
    print(a + b)
    try:
        print(a - b)
    except TypeError as e:
        print("TypeError", e)
    try:
        print(a * 1.5)
    except TypeError as e:
        print("TypeError", e)
    try:
        a -= b
    except TypeError as e:
        print("TypeError", e)
    try:
        print(1 + b)
    except TypeError as e:
        print("TypeError", e)
    return 0
