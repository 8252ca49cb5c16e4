class Getter:
    def __get__(self, obj, cls):
        return lambda: 7


class Base:
    x = Getter()


class Sub(Base):
    def x(self):
        return 3


class Low(Sub):
    pass


def nine():
    return 9


def entry_point(argv):
    for z in [Base(), Sub(), Low()]:
        print(z.x())
        z.x = nine
        print(z.x())
        del z.x
        print(z.x())
    return 0
