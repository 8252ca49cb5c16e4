from typing import List, Tuple

Point = Tuple[int, int]


def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def monotone_chain(points: List[Point]) -> List[Point]:
    pts = sorted(set(points))
    if len(pts) <= 2:
        return pts

    def half(seq):
        chain: List[Point] = []
        for p in seq:
            while len(chain) >= 2 and cross(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain

    lower = half(pts)
    upper = half(reversed(pts))
    return lower[:-1] + upper[:-1]


def gift_wrap(points: List[Point]) -> List[Point]:
    if not points:
        raise ValueError('no points')
    start = min(points)
    hull = [start]
    while True:
        best = points[0]
        for p in points:
            c = cross(hull[-1], best, p)
            if best == hull[-1] or c < 0 or c == 0 and dist2(hull[-1], p) > dist2(hull[-1], best):
                best = p
        if best == start:
            return hull
        hull.append(best)


def dist2(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def area2(polygon: List[Point]) -> int:
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(polygon, polygon[1:] + polygon[:1])))


def diameter(hull: List[Point]) -> int:
    return max((dist2(p, q) for i, p in enumerate(hull) for q in hull[i + 1:]), default=0)


def entry_point(argv):
    state = 12345
    cloud = []
    for _ in range(40):
        state = (state * 1103515245 + 12345) & 0x7fffffff
        cloud.append((state % 41 - 20, (state >> 8) % 31 - 15))
    for points in (cloud, [(0, 0), (2, 0), (2, 2), (0, 2), (1, 1), (1, 0)], [(1, 1), (2, 2), (3, 3)], [(5, 5)]):
        hull = monotone_chain(points)
        print(len(points), hull, area2(hull) / 2, diameter(hull))
        print('   same:', sorted(gift_wrap(points)) == sorted(hull))
    print(monotone_chain([]))
    try:
        gift_wrap([])
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
