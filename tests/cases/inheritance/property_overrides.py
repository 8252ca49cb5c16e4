# Properties that are overridden, extended by `super()`, or take the place of attributes.
class Base:
    def __init__(self, size):
        self._size = size
        self.writes = 0

    @property
    def size(self):
        return self._size

    @size.setter
    def size(self, value):
        if value < 0:
            raise ValueError("negative: %d" % value)
        self.writes += 1
        self._size = value

    @property
    def kind(self):
        return "base"

    def describe(self):
        return "%s of %d" % (self.kind, self.size)


class Doubled(Base):
    @property
    def size(self):
        return 2 * super().size

    @size.setter
    def size(self, value):
        self._size = value // 2

    @property
    def kind(self):
        return "doubled " + super().kind


class Limited(Base):
    limit = 10

    @Base.size.setter
    def size(self, value):
        Base.size.fset(self, min(value, self.limit))

    @property
    def kind(self):
        return "limited to %d" % self.limit


class Small(Limited):
    limit = 3


class Constant(Base):
    kind = "constant"

    @property
    def size(self):
        return 42


def entry_point(argv):
    for thing in [Base(1), Doubled(1), Limited(1), Small(1)]:
        print(thing.describe())
        thing.size = 9
        print(thing.describe(), thing.writes, thing._size)
        try:
            thing.size = -4
            print("fine", thing.size)
        except ValueError as e:
            print("ValueError:", e)
        thing.size += 2
        print(thing.size)
    constant = Constant(5)
    print(constant.describe(), constant._size)
    try:
        base = Base(1)
        del base.writes
        print(base.writes)
    except AttributeError as e:
        print("AttributeError")
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
