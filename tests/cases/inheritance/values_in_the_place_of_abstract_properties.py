from abc import ABC, abstractmethod


class Shape(ABC):
    @property
    @abstractmethod
    def name(self): ...

    @property
    def size(self):
        return 0

    def show(self):
        return "%s %d" % (self.name, self.size)


class Circle(Shape):
    name = "circle"


class Square(Shape):
    name = "square"

    def __init__(self, name="square", size=1):
        self.name = name
        self.side = size

    @property
    def size(self):
        return self.side


class Named(Shape):
    def __init__(self, n):
        self.n = n

    @property
    def name(self):
        return self.n


def entry_point(argv):
    for shape in [Circle(), Square(), Named("n"), Square("four", 4)]:
        print(shape.show())
    square = Square("k")
    square.name = "renamed"
    print(square.show())
    return 0
