class Base:
    default = None

    def show(self):
        print(self.default)


class A(Base):
    default = 3


class B(Base):
    default = "x"


class C(Base):
    default = 2.5


def entry_point(argv):
    for x in [A(), B(), Base(), C()]:
        x.show()
        print(x.default)
        if x.default is not None:
            print(x.default)
    return 0
