# inner functions, generators, super, direct calls, properties, closures


class Base:
    def items(self):
        yield self.value
        yield self.value

    def later(self):
        return lambda: str(self.value) + "!"

    def listed(self):
        return [str(self.value) for _ in range(2)]

    def joined(self):
        return ",".join(str(self.value) for _ in range(2))

    @property
    def shown(self):
        return "(%s)" % self.value

    def __str__(self):
        return "base " + str(self.value)

    def __eq__(self, other):
        return isinstance(other, Base) and str(self) == str(other)

    def __hash__(self):
        return len(str(self.value))

    @classmethod
    def make(cls, value):
        self = cls()
        self.value = value
        return self


class A(Base):
    def __init__(self):
        self.value = 1

    def __str__(self):
        return "A " + super().__str__()


class B(Base):
    def __init__(self):
        self.value = "x"

    def __str__(self):
        return "B " + Base.__str__(self)


class C(B):
    def __init__(self):
        super().__init__()
        self.more = 2.5

    def __str__(self):
        return "C " + super().__str__()


def entry_point(argv):
    for b in [A(), B(), C()]:
        print(b, b.later()(), b.listed(), b.joined(), b.shown)
        print([str(x) for x in [1]])
        print(b == A(), b == B(), hash(b))
    d = {A(): 1, B(): 2}
    d[C()] = 3
    print(len(d))
    print(A.make(5).shown, B.make("z").shown)
    for x in A().items(): print(x + 1)
    for x in B().items(): print(x + "q")
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
