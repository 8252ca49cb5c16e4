from functools import cached_property


class G:
    def __get__(self, obj, cls):
        return 1


class S:
    def __get__(self, obj, cls):
        return 1

    def __set__(self, obj, value):
        print("set", value)


class R:
    pass


class A(R):
    p = G()


class B(R):
    def __init__(self):
        self.p = 2


class E(R):
    @cached_property
    def p(self):
        return 9


class C(R):
    p = 3


class D(R):
    p = S()


def entry_point(argv):
    for x in [A(), B(), C(), D(), E()]:
        print(x.p)
        x.p = 6
        print(x.p)
    return 0
