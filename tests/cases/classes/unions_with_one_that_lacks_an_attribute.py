from typing import Union


class Circle:
    def __init__(self):
        self.x = 1


class Square:
    pass


Shape = Union[Circle, Square]


def make(n: int) -> Shape:
    return Circle() if n == 0 else Square()


def entry_point(argv):
    for i in range(2):
        u = make(i)
        u.x = 3 + i
        print(u.x)
    return 0
