from typing import NamedTuple


class Point(NamedTuple):
    x: int
    y: int = 0


def entry_point(argv):
    p = Point(len(argv))
    print(p.x, p.y)
    return 0
