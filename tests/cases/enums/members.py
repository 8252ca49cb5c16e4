from enum import Enum, IntEnum, auto, Flag


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3

    def warm(self):
        return self is Color.RED


class Level(IntEnum):
    LOW = 1
    HIGH = 10


class Shape(Enum):
    SQUARE = auto()
    ROUND = auto()


class Word(Enum):
    HELLO = "hello"
    BYE = "bye"


ALL = list(Color)


def name_of(c):
    if c == Color.GREEN:
        return "grass"
    return c.name.lower()


def entry_point(argv):
    for c in ALL:
        print(c.name, c.value, c.warm(), name_of(c), c is Color.BLUE, c == Color.RED, c != Color.RED)
    print(Color.RED, repr(Color.GREEN), str(Color.BLUE), Word.HELLO.value, Shape.ROUND.value)
    d = {Color.RED: "r", Color.BLUE: "b"}
    print(d[Color.RED], Color.GREEN in d, d.get(Color.BLUE))
    print(Level.LOW < Level.HIGH, Level.HIGH + 1, Level.LOW == 1, max(Level.LOW, Level.HIGH) == 10)
    print([c.name for c in Color], len(Color), Color(2).name, Color["BLUE"].value)
    n = len(argv) + 1
    print(Color(n).name)
    try:
        print(Color(n + 40))
    except ValueError as e:
        print("ValueError", e)
    x = Color.RED if n > 5 else Color.BLUE
    print(x.name, x in (Color.RED, Color.BLUE), x.value + 1, isinstance(x, Color))
    return 0
