class Base:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return "Base.add %d %d" % (self.n, other.n)

    def __radd__(self, other):
        return "Base.radd %d %d" % (self.n, other.n)

    def __eq__(self, other):
        print("Base.eq")
        return self.n == other.n


class Same(Base):
    pass


class Special(Base):
    def __radd__(self, other):
        return "Special.radd %d %d" % (self.n, other.n)

    def __eq__(self, other):
        print("Special.eq")
        return self.n == other.n


def pick(n):
    if n == 0:
        return Base(n)
    if n == 1:
        return Same(n)
    return Special(n)


def entry_point(argv):
    for i in range(3):
        for j in range(3):
            x = pick(i)
            y = pick(j)
            print(i, j, x + y, x == y, x != y)
    return 0
