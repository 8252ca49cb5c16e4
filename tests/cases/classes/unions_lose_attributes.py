from typing import Union


class Circle:
    def __init__(self):
        self.x = 4

    @property
    def y(self):
        return 1

    @y.deleter
    def y(self):
        print("del y")


class Square:
    def __init__(self):
        self.x = "s"
        self.y = 3

    def __delattr__(self, name):
        print("del", name)


Shape = Union[Circle, Square]


def make(n: int) -> Shape:
    return Circle() if n == 0 else Square()


def entry_point(argv):
    for i in range(2):
        u = make(i)
        del u.x
        print(hasattr(u, "x"))
        del u.y
    return 0
