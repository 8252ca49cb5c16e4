from collections import namedtuple
from typing import NamedTuple

Point = namedtuple('Point', 'x y')


class Box(NamedTuple):
    corner: Point
    size: Point = Point(1, 1)


def move(p, dx=0, dy=0):
    return Point(p.x + dx, p.y + dy)


def area(w, h):
    return w * h


def both(box):
    corner, (w, h) = box
    return corner.x * 1000 + w * 10 + h


def entry_point(argv):
    p = Point(2, 3)
    print(move(p), move(p, dy=5), move(p, 1, 1))
    print(area(*p), area(*Point(5, 6)))
    b = Box(p)
    print(b, both(b), both(Box(p, Point(7, 8))))
    print(b.corner.x, b.size == Point(1, 1), b.size == (1, 1))
    print('%d,%d' % p, '{} {}'.format(*p), f'{p.x}-{p.y}', '%s' % (p,))
    xs, ys = zip(Point(1, 2), Point(3, 4))
    print(xs, ys)
    q = (1, 2) + p
    print(q, p * 2, p[::-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
