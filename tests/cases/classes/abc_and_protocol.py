from abc import ABC, abstractmethod, ABCMeta
from typing import Protocol, List


class Shape(ABC):
    @abstractmethod
    def area(self) -> float:
        ...

    @property
    @abstractmethod
    def name(self) -> str:
        ...

    def describe(self):
        return self.name + ' %.2f' % self.area()


class Sq(Shape):
    def __init__(self, a):
        self.a = a

    def area(self):
        return self.a * self.a

    @property
    def name(self):
        return 'square'


class Circ(Shape):
    def __init__(self, r):
        self.r = r

    def area(self):
        return 3.14 * self.r * self.r

    @property
    def name(self):
        return 'circle'


class Drawable(Protocol):
    def draw(self) -> str:
        ...


class A:
    def draw(self) -> str:
        return 'A'


class B:
    def draw(self) -> str:
        return 'B'


class Meta2(metaclass=ABCMeta):
    @abstractmethod
    def run(self):
        pass


class Impl(Meta2):
    def run(self):
        return 7


def render(x: Drawable) -> str:
    return x.draw()


def entry_point(argv):
    shapes: List[Shape] = [Sq(2.0), Circ(1.0)]
    for s in shapes:
        print(s.describe())
    print(render(A()), render(B()))
    print(Impl().run())
    print(isinstance(shapes[0], Shape))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
