"""What comes back is what went there: functions for all types that the build script puts together (`matrix.rs`)."""
from dataclasses import dataclass
from enum import Enum


class Level(Enum):
    LOW = 1
    HIGH = 2


@dataclass
class Point:
    x: float
    y: float


@dataclass(frozen=True)
class Spot:
    row: int
    column: int


@dataclass
class Dot:
    at: Point


@dataclass
class Line:
    length: int


@dataclass
class Deep:
    both: tuple[int, list[tuple[str, float]]]
    shapes: dict[str | None, tuple[Level, Dot | Line]]
    spots: list[tuple[Spot, Level | None]] | None


class Thing:
    pass


THINGS = [Thing() for _ in range(5)]


def thing(number):
    return THINGS[number]


def _functions(number):
    """One of each for a type of its own."""
    def same(x):
        return x

    def each(x):
        yield x
        yield x

    def seen(x, f):
        return f(x)

    def called(x, f):
        return f(x)

    def all(xs):
        return list(xs)

    for function in (same, each, seen, called, all):
        globals()[function.__name__ + "_" + str(number)] = function


for _number in range(200):
    _functions(_number)
