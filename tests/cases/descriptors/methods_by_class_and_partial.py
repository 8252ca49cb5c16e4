"""`singledispatchmethod` and `partialmethod`: methods, class methods, static methods, and of bases."""
from functools import partialmethod, singledispatchmethod


class Formatter:
    def __init__(self, prefix):
        self.prefix = prefix

    @singledispatchmethod
    def show(self, x, end=""):
        return self.prefix + "?" + end

    @show.register(int)
    def _int(self, x, end=""):
        return self.prefix + "i" + str(x) + end

    @show.register
    def _(self, x: str, end=""):
        return self.prefix + "s" + x.upper() + end

    @show.register
    def _(self, x: list | tuple, end=""):
        return self.prefix + ",".join([self.show(item) for item in x]) + end

    @singledispatchmethod
    @classmethod
    def made(cls, x):
        return cls("other")

    @made.register(int)
    @classmethod
    def _(cls, x):
        return cls(str(x))

    @singledispatchmethod
    @staticmethod
    def kind(x):
        return "object"

    @kind.register(bool)
    @staticmethod
    def _(x):
        return "bool"


class Louder(Formatter):
    def _int(self, x, end=""):
        return "not used"

    @singledispatchmethod
    def show(self, x, end=""):
        return super().show(x, end="!")


class Cell:
    def __init__(self):
        self.alive = False

    def set_state(self, state, by=1):
        self.alive = state
        return by

    on = partialmethod(set_state, True)
    off = partialmethod(set_state, False, by=9)

    @classmethod
    def named(cls, name, number):
        return cls.__name__ + name + str(number)

    first = partialmethod(named, "A", 1)
    any_a = partialmethod(named, "A")

    @staticmethod
    def added(a, b):
        return a + b

    one_more = partialmethod(added, 1)


class Sub(Cell):
    on = partialmethod(Cell.set_state, True, by=2)


at_import = Formatter("@").show(3) + Formatter.made(4).prefix + str(Cell().off())


def entry_point(argv):
    f = Formatter(">")
    print(at_import, f.show(3), f.show("a", end="."), f.show([1, 2]), f.show(("x", "y")), f.show(2.5))
    print(Formatter.made(1).prefix, f.made("x").prefix, Louder.made(2).show(1), Formatter.kind(True), f.kind(3))
    print(Louder("=").show(7), Louder("=").show("b"))
    cells = [Cell(), Sub()]
    for c in cells:
        print(c.on(), c.alive, c.off(), c.alive)
    print(Cell.first(), Sub().first(), Cell.any_a(7), Cell.one_more(4), cells[1].one_more(5))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
