from typing import NamedTuple


class Point(NamedTuple):
    x: int
    y: int


def entry_point(argv):
    p = Point(3, 4)
    print(p.x, p.y)
    print(p)
    print(repr(p), str(p))
    print(p[0], p[1], p[-1], len(p))
    x, y = p
    print(x + y)
    q = Point(y=1, x=2)
    print(q)
    print(p == Point(3, 4), p != Point(3, 4), p == q, p == (3, 4), (3, 4) == p)
    print(p < q, q < p, p >= q, p <= Point(3, 4))
    print(Point._fields)
    print(p._replace(x=10), p._replace(y=20, x=5), p)
    print(hash(p) == hash(Point(3, 4)))
    print(sum(p), max(p), min(p), sorted(p, reverse=True), list(p))
    print(3 in p, 7 in p)
    print(p + q, p[0:1])
    for v in p:
        print(v)
    print(isinstance(p, Point), isinstance(p, tuple))
    print(p.index(4), p.count(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
