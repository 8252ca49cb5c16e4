class Base:
    default = None
    def get(self):
        return self.default

    @classmethod
    def cget(cls):
        return cls.default


class A(Base):
    default = 3


class B(Base):
    default = "x"


def entry_point(argv):
    print(A().get() + 1, B().get() + "y", Base().get())
    print(A.cget() + 1, B.cget() + "y", Base.cget())
    print(A.default + 1, B.default + "y", Base.default)
    for x in [A(), B()]:
        print(x.get(), x.cget(), type(x).default)
    return 0
