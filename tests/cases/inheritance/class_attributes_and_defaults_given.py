class Base:
    default = None

    def __init__(self, value=None):
        if value is not None:
            self.default = value

    def show(self):
        return "%r" % (self.default,)


class A(Base):
    default = 3


class B(Base):
    default = "x"


class L(Base):
    pass


def entry_point(argv):
    print(A().show(), B().show(), A(5).show(), B("y").show(), Base().show(), L("p").show())
    for x in [A(), B(), A(4), Base(), L("k")]:
        print(x.show())
    a = A(7)
    print(a.default + 1)
    b = B("t")
    print(b.default + "!")
    a.default = 9
    print(a.default, A.default, Base.default)
    return 0
