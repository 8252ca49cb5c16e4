import abc
from typing import List, Optional, Union


class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self):
        ...


class Square(Shape):
    def __init__(self, n):
        self.n = n

    def area(self):
        return self.n * self.n


class Leaf:
    pass


class Other:
    pass


class LeafChild(Leaf, Shape):
    def area(self):
        return 0


NONE = type(None)
KINDS = ((Leaf, (NONE,)), Other)
UNION = Leaf | None
OPT = Optional[int]
UNI = Union[int, str]


def kind(x):
    return isinstance(x, (Leaf, NONE)), isinstance(x, NONE), isinstance(x, Leaf | None), isinstance(x, KINDS), isinstance(x, UNION), isinstance(x, object), isinstance(x, (object, NONE)), isinstance(x, (int, str))


def narrow(x):
    if isinstance(x, NONE):
        return "none"
    if isinstance(x, Shape):
        return "shape %d" % x.area()
    return "leaf"


def narrow2(x):
    if not isinstance(x, (Square, NONE)):
        return "other"
    if x is None:
        return "none"
    return "square %d" % x.n


def narrow3(x):
    if isinstance(x, Square | None):
        return "none" if x is None else "square %d" % x.n
    return "other"


def number(n):
    if isinstance(n, (float, NONE)):
        return "no int"
    return "int %d" % (n + 1)


def entry_point(argv):
    for x in [Leaf(), None, LeafChild()]:
        print(kind(x), narrow(x))
    for y in [Square(len(argv)), None]:
        print(narrow(y), narrow2(y), narrow3(y), isinstance(y, Shape), isinstance(y, (NONE, Leaf)), isinstance(y, Shape | NONE))
    for z in [Square(len(argv)), Leaf(), None]:
        print(narrow2(z), narrow3(z), isinstance(z, (Leaf, Other)))
    for t in ["a", None]:
        print(isinstance(t, (str, NONE)), isinstance(t, type(None)), isinstance(t, str), isinstance(t, int), isinstance(t, (int, NONE)), isinstance(t, str | None))
    for n in [1, None]:
        print(isinstance(n, (int, NONE)), isinstance(n, NONE), isinstance(n, int), isinstance(n, int | None), isinstance(n, str), isinstance(n, (str, NONE)), number(n), isinstance(n, bool))
    for f in [1.5, None]:
        print(isinstance(f, (float, NONE)), isinstance(f, NONE), isinstance(f, float | None), isinstance(f, int))
    for p in [(1, 2), None]:
        print(isinstance(p, (tuple, NONE)), isinstance(p, NONE), isinstance(p, tuple), isinstance(p, list))
    for l in [[1], None]:
        print(isinstance(l, (list, NONE)), isinstance(l, NONE), isinstance(l, list), isinstance(l, (tuple, NONE)))
    for d in [{1: 2}, None]:
        print(isinstance(d, (dict, NONE)), isinstance(d, NONE), isinstance(d, dict), isinstance(d, dict | list | None))
    for b in [b"1", None]:
        print(isinstance(b, (bytes, NONE)), isinstance(b, NONE), isinstance(b, bytes))
    for fn in [narrow, None]:
        print(isinstance(fn, NONE), isinstance(fn, (str, NONE)))
    for c in [Leaf, None]:
        print(isinstance(c, NONE), isinstance(c, type), isinstance(c, (type, NONE)))
    print(issubclass(bool, (str, (int,))), issubclass(Leaf, Shape | Leaf), issubclass(Square, (Leaf, Other)), issubclass(Square, Shape))
    for c in [Leaf, Square, LeafChild]:
        print(issubclass(c, Leaf), issubclass(c, (Leaf, Square)), issubclass(c, Shape | Leaf), issubclass(c, (Other, (Square,))))
    print(isinstance(None, NONE), isinstance(None, (int, NONE)), isinstance(None, OPT), isinstance(3, UNI), isinstance([3], List))
    print(isinstance(True, int), isinstance(True, (str, bool)), isinstance(1, bool), isinstance(len(argv) > 100, int | None))
    return 0
