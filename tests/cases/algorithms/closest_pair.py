import math


def brute(points):
    best = (math.inf, points[0], points[0])
    for i in range(len(points)):
        for j in range(i + 1, len(points)):
            d = math.dist(points[i], points[j]) if False else math.hypot(
                points[i][0] - points[j][0], points[i][1] - points[j][1])
            if d < best[0]:
                best = (d, points[i], points[j])
    return best


def closest(points):
    if len(points) < 2:
        raise ValueError(f'need two points, not {len(points)}')
    by_x = sorted(points)

    def solve(part):
        if len(part) <= 3:
            return brute(part)
        middle = len(part) // 2
        x = part[middle][0]
        left, right = solve(part[:middle]), solve(part[middle:])
        best = left if left[0] <= right[0] else right
        strip = sorted([p for p in part if abs(p[0] - x) < best[0]], key=lambda p: (p[1], p[0]))
        for i, p in enumerate(strip):
            for q in strip[i + 1:i + 8]:
                if q[1] - p[1] >= best[0]:
                    break
                d = math.hypot(p[0] - q[0], p[1] - q[1])
                if d < best[0]:
                    best = (d, p, q)
        return best

    return solve(by_x)


def inside(polygon, point):
    """Even-odd rule; points on an edge count as inside."""
    x, y = point
    result = False
    for i in range(len(polygon)):
        x1, y1 = polygon[i - 1]
        x2, y2 = polygon[i]
        side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if side == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return True
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            result = not result
    return result


def entry_point(argv):
    points = [((i * 7919) % 1009 / 10, (i * 104729) % 997 / 10) for i in range(60)]
    fast, slow = closest(points), brute(points)
    print(f'{fast[0]:.6f}', fast[0] == slow[0], sorted(fast[1:]) == sorted(slow[1:]))
    print(closest([(0.0, 0.0), (3.0, 4.0)]), closest([(1.5, 1.5), (1.5, 1.5), (9.0, 9.0)])[0])
    for few in ([], [(1.0, 2.0)]):
        try:
            closest(few)
        except ValueError as e:
            print(e)
    shape = [(0, 0), (6, 0), (6, 6), (3, 2), (0, 6)]
    for y in range(7, -2, -1):
        print(''.join('#' if inside(shape, (x, y)) else '.' for x in range(-1, 8)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
