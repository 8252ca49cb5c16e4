from typing import Union


class Circle:
    pass


class Square:
    pass


Shape = Union[Circle, Square]


def make(n: int) -> Shape:
    return Circle() if n == 0 else Square()


def entry_point(argv):
    u = make(len(argv) - 1)
    print(hasattr(u, "x"), getattr(u, "x", 5))
    u.x = 3
    print(hasattr(u, "x"), u.x)
    v = make(1)
    print(hasattr(v, "x"), getattr(v, "x", 7))
    del u.x
    print(hasattr(u, "x"))
    try:
        del u.x
    except AttributeError as e:
        print(e)
    try:
        print(v.x)
    except AttributeError as e:
        print(e)
    return 0
