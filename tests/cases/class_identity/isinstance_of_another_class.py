"""`isinstance` of the class that another value has, and `hasattr` of classes."""
import operator
import re


class Base:
    limit = 3

    def __index__(self):
        return 4


class Below(Base):
    def own(self):
        return 5


class Rule:
    def __init__(self, pattern):
        if isinstance(pattern, type(re.compile(""))):
            self.pattern = pattern
        else:
            self.pattern = re.compile(pattern)


def alike(a, b):
    return isinstance(a, type(b))


def attributes(x):
    return hasattr(type(x), "__index__"), hasattr(type(x), "limit"), hasattr(type(x), "nothing")


def entry_point(argv):
    print(Rule("ab").pattern.pattern, Rule(re.compile("cd")).pattern.pattern)
    pattern = re.compile("x")
    print(isinstance(None, type(pattern)), isinstance(3, type(pattern)), isinstance([1], type(pattern)))
    print(isinstance(pattern, type(re.compile("y"))), isinstance(pattern.match("x"), type(pattern)))
    print(alike(Below(), Base()), alike(Base(), Below()), alike(Base(), Base()))
    print(isinstance("x", type(Base())), isinstance((1, 2), type(Below())))
    print(attributes(Base()), attributes(Below()), hasattr(type(Below()), "own"))
    print(operator.index(Base()), operator.index(7))
    return 0
