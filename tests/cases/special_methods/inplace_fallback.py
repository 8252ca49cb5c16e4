class Bag:
    def __init__(self, items):
        self.items = items

    def __add__(self, other):
        return Bag(self.items + other.items)

    def __isub__(self, other):
        self.items = [x for x in self.items if x not in other.items]
        return self

    def __sub__(self, other):
        return Bag([x for x in self.items if x not in other.items])

    def __imul__(self, n):
        if n < 0:
            return NotImplemented
        self.items = self.items * n
        return self

    def __mul__(self, n):
        return Bag([n])


def entry_point(argv):
    a = Bag([1, 2])
    b = a
    a += Bag([3])
    print(a.items, b.items, a is b)
    b -= Bag([2])
    print(b.items)
    c = b
    c -= Bag([1])
    print(c is b, b.items)
    d = Bag([7, 8])
    e = d
    d *= 2
    print(d.items, e is d)
    d *= -1
    print(d.items, e.items)
    return 0
