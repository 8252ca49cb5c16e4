from typing import Union


class Circle:
    def __init__(self, r):
        self.v = r


class Square:
    def __init__(self, s):
        self.v = s


class Tri:
    def __init__(self, h):
        self.v = h


Shape = Union[Circle, Square, Tri]


def make(n: int) -> Shape:
    if n == 0:
        return Circle(1)
    if n == 1:
        return Square("a")
    return Tri(2.5)


def area(u: Shape):
    if isinstance(u, Circle):
        print(u.v + 1)
    elif isinstance(u, Square):
        print(u.v + "x")
    else:
        print(u.v * 2.0)


def early(u: Shape):
    if isinstance(u, Circle):
        print(u.v + 1)
        return
    if isinstance(u, Square):
        print(u.v + "x")
        return
    print(u.v * 2.0)


def loop(us: list[Shape]):
    for u in us:
        if isinstance(u, Circle):
            continue
        if isinstance(u, Square):
            continue
        print(u.v * 2.0)


def ors(u: Shape):
    if isinstance(u, Circle) or isinstance(u, Square):
        print("no")
    else:
        print(u.v * 2.0)


def tup(u: Shape):
    if isinstance(u, (Circle, Square)):
        print("no")
    else:
        print(u.v * 2.0)


def nots(u: Shape):
    if not isinstance(u, Circle) and not isinstance(u, Square):
        print(u.v * 2.0)
    else:
        print("no")


def nots2(u: Shape):
    if not (isinstance(u, Circle) or isinstance(u, Square)):
        print(u.v * 2.0)


def mat(u: Shape):
    match u:
        case Circle(v=r):
            print(r + 1)
        case Square(v=s):
            print(s + "x")
        case _:
            print(u.v * 2.0)


def entry_point(argv):
    us = [make(i) for i in range(3)]
    for u in us:
        area(u)
        early(u)
        ors(u)
        tup(u)
        nots(u)
        nots2(u)
        mat(u)
    loop(us)
    return 0
