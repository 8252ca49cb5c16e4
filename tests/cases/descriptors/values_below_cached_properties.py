from functools import cached_property


class Base:
    @cached_property
    def x(self):
        return 7


class Sub(Base):
    x = 3


class Low(Sub):
    pass


class Other(Base):
    def x(self):
        return 5


def entry_point(argv):
    s = Sub()
    print(s.x)
    s.x = 4
    print(s.x)
    del s.x
    print(s.x)
    b = Base()
    print(b.x)
    b.x = 9
    print(b.x)
    for z in [Base(), Sub(), Low()]:
        print(z.x)
        z.x = 10
        print(z.x)
        del z.x
        print(z.x)
    try:
        del s.x
    except AttributeError as e:
        print(e)
    return 0
