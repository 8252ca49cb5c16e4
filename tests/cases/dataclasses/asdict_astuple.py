from dataclasses import dataclass, field, fields, asdict, astuple, is_dataclass
from enum import Enum
from typing import Dict, List, Optional


class Color(Enum):
    RED = 1
    BLUE = 2


@dataclass
class Point:
    x: int
    y: int = 0


@dataclass
class Point3(Point):
    z: int = 9


@dataclass
class Line:
    start: Point
    end: Point
    label: str = "line"


@dataclass
class Record:
    name: str
    marks: List[int] = field(default_factory=list)
    color: Color = Color.RED
    note: Optional[str] = None
    counts: Dict[str, int] = field(default_factory=dict)


@dataclass
class Nothing:
    pass


def entry_point(argv):
    p = Point(1, 2)
    print(astuple(p), asdict(p))
    d = asdict(p)
    d["x"] = 100
    print(p, d["x"] + d["y"], list(d), len(d))
    line = Line(p, Point(3))
    print(astuple(line))
    record = Record("r", [1, 2])
    t = astuple(record)
    record.marks.append(5)
    record.counts["k"] = 1
    print(t, astuple(record)[1:])
    points = [Point(1), Point3(2, 3), Point3(4)]
    print([asdict(q) for q in points])
    print([astuple(q) for q in points], [sum(astuple(q)) for q in points])
    x, y = astuple(p)
    print(x + y, astuple(Nothing()), is_dataclass(p), is_dataclass(Point), is_dataclass(Color.RED))
    print([f.name for f in fields(Point3)], [f.name for f in fields(record)], len(fields(Nothing)))
    print(asdict(Point3(1))["z"], sorted(asdict(Point3(1)).items()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
