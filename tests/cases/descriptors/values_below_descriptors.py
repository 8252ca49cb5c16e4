class Getter:
    def __init__(self, n):
        self.n = n

    def __get__(self, obj, cls):
        return self.n


class Base:
    x = Getter(7)


class Sub(Base):
    x = 3


class Low(Sub):
    pass


class Me(Base):
    x = Getter(8)


def entry_point(argv):
    for z in [Base(), Sub(), Low(), Me()]:
        print(z.x)
        z.x = 10
        print(z.x)
        del z.x
        print(z.x)
    try:
        s = Sub()
        del s.x
    except AttributeError as e:
        print(e)
    return 0
