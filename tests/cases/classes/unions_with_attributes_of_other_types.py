class A:
    def __init__(self):
        self.v = 1

    def m(self):
        return self.v


class B:
    def __init__(self):
        self.v = "b"

    def m(self):
        return self.v

    @property
    def p(self):
        return "pb"


class C:
    def __init__(self):
        self.v = [2.5]

    def m(self):
        return self.v
    p = 7


class C2(C):
    p = 8


class D:
    pass


U = A | B | C | D


def values(us: list[U]):
    for u in us:
        print(u.v)


def methods(us: list[U]):
    for u in us:
        print(u.m())
        x = u.m()
        print(x)


def computed(us: list[U]):
    for u in us:
        try:
            print(u.p)
        except AttributeError as e:
            print(e)


def entry_point(argv):
    us = [A(), B(), C(), C2()]
    values(us)
    methods(us)
    computed(us)
    try:
        values([A(), D(), B()])
    except AttributeError as e:
        print(e)
    return 0
