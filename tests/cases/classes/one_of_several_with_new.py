class Base:
    def __new__(cls, n):
        self = object.__new__(cls)
        self.tag = cls.__name__
        return self

    def __init__(self, n):
        self.n = n


class P(Base):
    pass


class Q(Base):
    def __new__(cls, n):
        self = super().__new__(cls, n)
        self.extra = n * 2
        return self


class R:
    def __init__(self, n):
        self.n = n
        self.tag = "r"


def entry_point(argv):
    for cls in [P, Q]:
        x = cls(4)
        print(x.tag, x.n)
    table = {"p": P, "q": Q, "r": R}
    for k in ["p", "q", "r"]:
        x = table[k](len(argv))
        print(type(x).__name__, x.tag, x.n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
