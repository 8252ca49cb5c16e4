"""Dataclasses, and classes that ask for `type(o)`, compared with what is no object of the program's, and with None."""
from dataclasses import dataclass


@dataclass
class P:
    x: int


@dataclass(order=True)
class Ordered:
    x: int
    y: str = ""


class ByType:
    def __init__(self, x):
        self.x = x

    def __eq__(self, o):
        if type(o) is type(self):
            return self.x == o.x
        return NotImplemented


class ByClass:
    def __init__(self, x):
        self.x = x

    def __eq__(self, o):
        return o.__class__ is self.__class__ and self.x == o.x


class Below(ByClass):
    pass


def same(a, b):
    return a == b


def name(x):
    return x.__class__.__name__


def entry_point(argv):
    n = len(argv)
    print(P(1) == 0, P(1) != "x", P(1) == P(1), P(n) == (1,), P(1) == 1.5, P(1) == [1])
    print(ByType(1) == 3, ByType(1) == "x", ByType(1) == ByType(1), ByType(1) == P(1))
    print(ByClass(1) == 3, ByClass(1) == None, ByClass(1) == ByClass(n), ByClass(1) == Below(1), Below(1) == Below(1))
    pos = P(0)
    last = None
    if pos != last:
        print("differs")
    last = P(0)
    if pos == last:
        print("same")
    print(P(1) == None, None == P(1), P(1) != None, Ordered(1) == None, Ordered(1, "a") < Ordered(1, "b"))
    print(same(P(1), 2), same(P(1), "a"), same(P(2), P(2)), same(None, P(2)))
    print(name(None), name(3), name("x"), name(P(1)), None.__class__ is type(None))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
