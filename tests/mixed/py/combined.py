"""What declarations are made of, put together: values in objects, objects in closures, iterators of both, exceptions with values."""
from dataclasses import dataclass, field
from enum import Enum
from typing import Dict, Iterator, List, NamedTuple, Optional


class Level(Enum):
    LOW = 1
    HIGH = 2


@dataclass(frozen=True)
class Point:
    x: int
    y: int


class Size(NamedTuple):
    width: int
    height: int


@dataclass(frozen=True)
class Dot:
    at: Point


@dataclass(frozen=True)
class Line:
    start: Point
    end: Point


class Drawing:
    """Keeps values."""

    def __init__(self, origin, level=Level.LOW):
        self.origin = origin
        self.level = level
        self.marks = []
        self.by_level = {}

    def mark(self, shape, level):
        self.marks.append(shape)
        self.by_level.setdefault(level.name, []).append(shape)
        return len(self.marks)

    def last(self):
        return self.marks[-1] if self.marks else None

    def each(self):
        for shape in self.marks:
            yield shape

    def sizes(self):
        return {"all": Size(len(self.marks), 1)}

    def levels(self):
        return {name: Level[name] for name in self.by_level}

    def __eq__(self, other):
        return self is other

    def __hash__(self):
        return 1


class Unfit(Exception):
    def __init__(self, shape, at, level, others):
        super().__init__("unfit")
        self.shape = shape
        self.at = at
        self.level = level
        self.others = others


def checked(drawing, limit):
    if len(drawing.marks) > limit:
        raise Unfit(drawing.marks[-1], drawing.origin, drawing.level, [drawing.origin])
    return drawing.marks


def newest(a, b=None):
    if b is None:
        return a
    return a if len(a.marks) >= len(b.marks) else b


def grouped(drawings):
    found: Dict[str, List[Drawing]] = {}
    for drawing in drawings:
        found.setdefault(drawing.level.name, []).append(drawing)
    return found


def count_grouped(groups):
    return {name: sum([len(d.marks) for d in drawings]) for name, drawings in groups.items()}


def asked(drawings, ask):
    return [ask(drawing, shape) for drawing in drawings for shape in drawing.marks]


def moved(shapes, move):
    return [move(shape) for shape in shapes]


def centre(points):
    xs = 0
    n = 0
    for point in points:
        xs += point.x
        n += 1
    return Point(xs // max(n, 1), n)


def drawings(n):
    for i in range(n):
        yield Drawing(Point(i, i))


def sized(pairs):
    return [(name, size.width * size.height, size) for name, size in pairs]


def levels(names):
    return {name: Level.HIGH if name.isupper() else Level.LOW for name in names}


def lowered(levels):
    return {name: Level.LOW for name in levels}


def scalars(flag=True, small=7, number=2.5, letter="x"):
    return "%s %d %.1f %s" % (flag, small, number, letter)


def arrays(text="t", data=b"d", items=None, names=("a", "b")):
    return "%s %d %d %d" % (text, len(data), len(items or []), len(names))


def containers(pair=None, table=None, seen=None):
    return "%d %d %d" % (pair[0] if pair else -1, len(table or {}), len(seen or ()))


def values(level=Level.HIGH, point=Point(1, 2), shape=Dot(Point(0, 0)), drawing=None):
    marks = -1 if drawing is None else len(drawing.marks)
    return "%s %d %s %d" % (level.name, point.x, type(shape).__name__, marks)


def kept_by(canvas, shapes):
    total = 0
    for shape in shapes:
        total += canvas.draw(shape, Level.HIGH)
    canvas.finish({"n": Size(total, 1)})
    return canvas.name()
