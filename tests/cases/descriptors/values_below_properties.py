class Base:
    @property
    def x(self):
        return 7


class Sub(Base):
    x = 3


class Low(Sub):
    pass


class Named(Base):
    def x(self):
        return 3


def entry_point(argv):
    for z in [Base(), Sub(), Low()]:
        print(z.x)
    s = Sub()
    s.x = 10
    print(s.x)
    del s.x
    print(s.x)
    try:
        del s.x
    except AttributeError as e:
        print(e)
    print(Named().x())
    return 0
