"""A method that a class has from a mixin is used at several types."""


class Base(object):
    def __init__(self):
        self.n = 1


class Show(object):
    def show(self, x):
        return "<" + str(x) + ">"

    def last(self, xs):
        return xs[-1]


class A(Base, Show):
    pass


class B(Base, Show):
    pass


def entry_point(argv):
    a, b = A(), B()
    print(a.show(1), a.show("x"), b.show(2.5), b.show([1]))
    print(a.last([1, 2]), a.last(["p", "q"]), b.last([0.5]))
    return 0
