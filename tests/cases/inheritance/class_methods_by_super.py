# What `super()` of an instance finds may be a class method: it is bound to the class of the instance.


class A(object):
    n = 0

    @classmethod
    def who(cls):
        return cls.__name__

    @classmethod
    def make(cls, v):
        made = cls()
        made.v = v
        return made

    @staticmethod
    def twice(x):
        return 2 * x


class B(A):
    def inst(self):
        return super().who()

    def other(self, v):
        return super().make(v)

    def kept(self):
        f = super().who
        return f() + str(super().twice(4))


class C(B):
    pass


class D(C):
    @classmethod
    def who(cls):
        return "D:" + super().who()

    def inst(self):
        return "inst " + super().inst()


class Counted(object):
    n = 0

    @classmethod
    def inc(cls):
        cls.n += 1
        return cls.n


class One(Counted):
    def up(self):
        return super().inc()


class Two(One):
    pass


def entry_point(argv):
    for x in [B(), C(), D()]:
        print(x.inst(), x.kept(), type(x.other(3)).__name__, x.other(4).v)
    print(One().up(), One().up(), Two().up(), Two().up(), Counted.inc(), One.n, Two.n, Counted.n)
    return 0
