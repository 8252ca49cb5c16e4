class Base:
    kind = 'base'
    cost = 1

    def total(self, n):
        return self.cost * n


class Cheap(Base):
    kind = 'cheap'


class Dear(Base):
    kind = 'dear'
    cost = 100

    def total(self, n):
        return Base.total(self, n) + 5


def entry_point(argv):
    for b in [Base(), Cheap(), Dear()]:
        print(b.kind, b.total(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
