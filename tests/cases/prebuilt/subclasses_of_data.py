# Objects of classes below Python's own that say nothing of their objects are these in translated code.
from typing import Generic, List, TypeVar

from rpython.rlib.rarithmetic import r_uint

T = TypeVar("T")


class Names(list):
    """Names."""


class Table(dict):
    pass


class Stack(List[int]):
    pass


class Of(list, Generic[T]):
    pass


class Word(str):
    __slots__ = ()

    def __new__(cls, text):
        return super().__new__(cls, text.strip())


class Meters(int):
    pass


class Mask(r_uint):
    pass


NAMES = Names(["a", "b"])
TABLE = Table(a=1)
STACK = Stack([1])
OF = Of(["x"])
WORD = Word(" w ")
METERS = Meters(3)
UNSIGNED = r_uint(5)


def entry_point(argv):
    n = len(argv)
    NAMES.append("c" * n)
    TABLE["b"] = n
    STACK.append(n)
    print(NAMES, TABLE, STACK, OF, WORD, METERS + n, int(UNSIGNED) + n)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
