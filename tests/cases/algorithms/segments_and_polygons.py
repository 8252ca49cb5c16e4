from dataclasses import dataclass
from typing import List, Optional


@dataclass(frozen=True)
class Vec:
    x: float
    y: float

    def __add__(self, o: 'Vec') -> 'Vec':
        return Vec(self.x + o.x, self.y + o.y)

    def __sub__(self, o: 'Vec') -> 'Vec':
        return Vec(self.x - o.x, self.y - o.y)

    def __mul__(self, k: float) -> 'Vec':
        return Vec(self.x * k, self.y * k)

    def cross(self, o: 'Vec') -> float:
        return self.x * o.y - self.y * o.x

    def dot(self, o: 'Vec') -> float:
        return self.x * o.x + self.y * o.y

    def __str__(self) -> str:
        return f'({self.x:g}, {self.y:g})'


def intersection(a: Vec, b: Vec, c: Vec, d: Vec) -> Optional[Vec]:
    r, s = b - a, d - c
    denominator = r.cross(s)
    if denominator == 0:
        return None
    t = (c - a).cross(s) / denominator
    u = (c - a).cross(r) / denominator
    if 0 <= t <= 1 and 0 <= u <= 1:
        return a + r * t
    return None


def distance_to_segment(p: Vec, a: Vec, b: Vec) -> float:
    ab = b - a
    length2 = ab.dot(ab)
    t = 0.0 if length2 == 0 else max(0.0, min(1.0, (p - a).dot(ab) / length2))
    off = p - (a + ab * t)
    return off.dot(off) ** 0.5


class Polygon:
    def __init__(self, points: List[Vec]) -> None:
        if len(points) < 3:
            raise ValueError(f'a polygon of {len(points)} points')
        self.points = points

    def edges(self):
        for i, p in enumerate(self.points):
            yield p, self.points[(i + 1) % len(self.points)]

    def area(self) -> float:
        return sum(p.cross(q) for p, q in self.edges()) / 2

    def centroid(self) -> Vec:
        total = Vec(0.0, 0.0)
        for p, q in self.edges():
            total = total + (p + q) * p.cross(q)
        return total * (1 / (6 * self.area()))

    def clip(self, a: Vec, b: Vec) -> 'Polygon':
        """What is left of the line from a to b (Sutherland-Hodgman)."""
        result: List[Vec] = []
        side = b - a
        for p, q in self.edges():
            dp, dq = side.cross(p - a), side.cross(q - a)
            if dp >= 0:
                result.append(p)
            if dp * dq < 0:
                result.append(p + (q - p) * (dp / (dp - dq)))
        return Polygon(result)


def entry_point(argv):
    o = Vec(0.0, 0.0)
    print(intersection(o, Vec(4.0, 4.0), Vec(0.0, 4.0), Vec(4.0, 0.0)))
    print(intersection(o, Vec(1.0, 1.0), Vec(0.0, 1.0), Vec(1.0, 2.0)), intersection(o, Vec(1.0, 0.0), Vec(3.0, 1.0), Vec(3.0, -1.0)))
    print(distance_to_segment(Vec(3.0, 4.0), o, Vec(0.0, 10.0)), distance_to_segment(Vec(3.0, 4.0), o, o))
    square = Polygon([o, Vec(4.0, 0.0), Vec(4.0, 4.0), Vec(0.0, 4.0)])
    print(square.area(), square.centroid())
    half = square.clip(Vec(0.0, 1.0), Vec(4.0, 3.0))
    print(half.area(), ' '.join(str(p) for p in half.points), f'{half.centroid().y:.4f}')
    try:
        square.clip(Vec(0.0, 9.0), Vec(1.0, 9.0))
    except ValueError as e:
        print(e)
    print(Vec(1.0, 2.0) == Vec(1.0, 2.0), len({Vec(0.0, 1.0), Vec(0.0, 1.0), o}))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
