from typing import Union


class Circle:
    pass


class Square:
    pass


Shape = Union[Circle, Square]


def make(n: int) -> Shape:
    return Circle() if n == 0 else Square()


def set(u: Shape):
    u.x = 3


def entry_point(argv):
    u = make(len(argv) - 1)
    print(hasattr(u, "x"))
    set(u)
    print(hasattr(u, "x"), u.x)
    print(hasattr(make(1), "x"))
    return 0
