"""Classes that are declared to be one type: others that have attributes of the same names do not matter."""
from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import NamedTuple, Optional, TypeAlias, Union


@dataclass
class Circle:
    size: float
    name: str = "circle"

    kind = "round"

    @property
    def width(self) -> float:
        return 2.0 * self.size

    def area(self) -> float:
        return 3.0 * self.size * self.size


@dataclass
class Square:
    size: float
    name: str = "square"

    kind = "straight"

    @property
    def width(self) -> float:
        return self.size

    def area(self) -> float:
        return self.size * self.size

    def corners(self) -> int:
        return 4


class Small(Square):
    kind = "small"

    def area(self) -> float:
        return 0.5


Shape = Union[Circle, Square]


@dataclass
class Shirt:
    size: str
    kind: int = 3
    width: int = 4

    def area(self, of):
        return of + self.size


class Crate:
    size = 3
    width = "wide"

    def area(self):
        return str(self.size * 2)


def area(shape: Shape) -> float:
    return shape.area()


def told(shape: Shape) -> str:
    return "%s %s %.1f %.1f" % (shape.kind, shape.name, shape.size, shape.width)


def corners(shape: Shape) -> int:
    if isinstance(shape, Circle):
        return 0
    return shape.corners()


def other(shape: Shape | None) -> str:
    if isinstance(shape, (Circle, type(None))):
        return "round" if shape is not None else "nothing"
    return "%d" % shape.corners()


def other_way(shape: Optional[Shape]) -> str:
    if isinstance(shape, Circle):
        return "round"
    return "nothing" if shape is None else "%d" % shape.corners()


def largest(shapes: list[Shape]) -> Optional[Shape]:
    best = None
    for shape in shapes:
        if best is None or shape.area() > best.area():
            best = shape
    return best


def grown(shape: Circle | Square, by: float) -> Circle | Square:
    match shape:
        case Circle(size=size):
            return Circle(size + by)
        case Square(size, name):
            return Square(size + by, name + "'")


# Unions in unions, and such as share a member.

@dataclass
class Num:
    value: int


@dataclass
class Neg:
    of: Expr


@dataclass
class Add:
    left: Expr
    right: Expr


Expr: TypeAlias = "Num | Neg | Add"


@dataclass
class Let:
    name: str
    value: Expr


@dataclass
class Show:
    value: Expr


Statement = Union[Let, Show]
Node = Union[Expr, Statement]


def value(expr: Expr) -> int:
    if isinstance(expr, Num):
        return expr.value
    if isinstance(expr, Neg):
        return -value(expr.of)
    return value(expr.left) + value(expr.right)


def run(statements: list[Statement]) -> dict[str, int]:
    known = {}
    for statement in statements:
        number = value(statement.value)
        if isinstance(statement, Let):
            known[statement.name] = number
        else:
            print("show", number)
    return known


def count(node: Node) -> int:
    if isinstance(node, (Let, Show)):
        return 1 + count(node.value)
    if isinstance(node, Add):
        return 1 + count(node.left) + count(node.right)
    if isinstance(node, Neg):
        return 1 + count(node.of)
    return 1


# Whose fields `object.__setattr__` assigns; one that another class has as a variable, and one that a function assigns.

@dataclass(frozen=True)
class Key:
    name: str
    code: int


class Pair(NamedTuple):
    name: str
    code: float


class Mouse:
    name = "mouse"
    code = 0

    def __init__(self):
        self.moved = 0


Input = Key | Pair | Mouse


class Unnamed:
    name = None
    moved = "no"


def codes(inputs: list[Input]):
    return ["%s:%s" % (each.name, "%.1f" % each.code if isinstance(each, Pair) else "mouse" if isinstance(each, Mouse)
                       else "%d" % each.code) for each in inputs]


def touch(each: Key | Mouse):
    return getattr(each, "moved", -1), hasattr(each, "moved")


# With bases of their own, and mixins.

class Named(ABC):
    label = "?"


class Dog(Named):
    def __init__(self):
        self.legs = 4

    def speak(self):
        return "wau"


class Beagle(Dog):
    def speak(self):
        return "wu"


class Robot:
    __slots__ = ("legs", "label")

    def __init__(self, legs):
        self.legs = legs
        self.label = "R%d" % legs

    def speak(self):
        return "beep"


class Table:
    legs = "wooden"
    label = 3

    def speak(self, loud):
        return loud


def tell(speaker: Beagle | Robot):
    return "%s %s %d" % (speaker.speak(), speaker.label, speaker.legs)


def walk(speakers: list[Beagle | Robot]):
    total = 0
    for speaker in speakers:
        speaker.legs += 1
        total += speaker.legs
    return total


def entry_point(argv):
    shapes: list[Shape] = [Circle(1.0), Square(2.0), Small(9.0)]
    for shape in shapes:
        print(told(shape), area(shape), corners(shape), grown(shape, 1.0))
        print(shape == shapes[0], shape, type(shape).__name__, hasattr(shape, "corners"), hasattr(shape, "name"))
    print(area(Circle(0.5)), area(Square(0.5)), told(Small(3.0)))
    print([other(shape) + other_way(shape) for shape in shapes + [None]])
    print(largest(shapes), largest([]), type(shapes[0]) is Circle, isinstance(shapes[1], object))
    by_name: dict[str, Shape] = {"a": shapes[0]}
    by_name["b"] = shapes[2]
    print(by_name, sum(shape.size for shape in by_name.values()))
    shapes[0].size = 7.0
    for shape in shapes:
        shape.name = shape.name.upper()
    print(shapes)
    print(Shirt("XL").area("a "), Shirt("L").size, Shirt("M").width, Crate().area(), Crate().size, Crate().width)

    expr = Add(Num(1), Neg(Add(Num(2), Num(3))))
    print(value(expr), value(Num(7)), expr)
    statements: list[Statement] = [Let("x", expr), Show(Num(3)), Let("y", Neg(Num(1)))]
    print(run(statements))
    nodes: list[Node] = [expr, statements[0], statements[1], Num(1)]
    print([count(node) for node in nodes])

    inputs: list[Input] = [Key("a", 1), Pair("b", 1.5), Mouse()]
    inputs[2].moved += 2
    print(codes(inputs), touch(Key("c", 2)), [touch(each) for each in inputs if not isinstance(each, Pair)])
    print(inputs[0] == Key("a", 1), inputs[0] == inputs[1], Unnamed.name, Unnamed().moved)

    speakers = [Beagle(), Robot(2)]
    print([tell(speaker) for speaker in speakers], walk(speakers), walk([Robot(1)]), tell(Beagle()))
    print(Dog().speak(), Dog().label, Table().legs, Table().label, Table().speak("creak"))
    print(Circle.__mro__ == (Circle, object), Circle.__bases__ == (object,), issubclass(Circle, Square))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
