from functools import cached_property


class Getter:
    def __get__(self, obj, cls):
        return obj.n


class Data:
    def __get__(self, obj, cls):
        return obj.n + 100

    def __set__(self, obj, value):
        obj.n = value


class Base:
    n = 5
    y = Getter()
    d = Data()
    k = 77

    @cached_property
    def x(self):
        print("computed")
        return 7

    @property
    def p(self):
        return 4


class Sub(Base):
    @cached_property
    def x(self):
        return super().x + 1

    @property
    def y(self):
        return super().y + 1

    @property
    def d(self):
        return super().d + 1

    def k2(self):
        return super().k

    @property
    def p(self):
        return super().p + 1


class Low(Sub):
    @property
    def x(self):
        return super().x + 1


def entry_point(argv):
    for s in [Base(), Sub(), Low()]:
        print(s.x, s.y, s.d, s.p)
        print(s.x, s.y, s.d, s.p)
    print(Sub().k2())
    return 0
