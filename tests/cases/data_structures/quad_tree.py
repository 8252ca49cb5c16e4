from dataclasses import dataclass
from typing import List


@dataclass(frozen=True)
class Point:
    x: int
    y: int
    name: str = ''


@dataclass(frozen=True)
class Rect:
    x: int
    y: int
    size: int

    def contains(self, p: Point) -> bool:
        return self.x <= p.x < self.x + self.size and self.y <= p.y < self.y + self.size

    def distance2(self, x: int, y: int) -> int:
        dx = max(self.x - x, 0, x - (self.x + self.size - 1))
        dy = max(self.y - y, 0, y - (self.y + self.size - 1))
        return dx * dx + dy * dy

    def quarters(self) -> List['Rect']:
        half = self.size // 2
        return [Rect(self.x + i * half, self.y + j * half, half) for j in range(2) for i in range(2)]


class QuadTree:
    CAPACITY = 2

    def __init__(self, area: Rect) -> None:
        if area.size < 1 or area.size & (area.size - 1):
            raise ValueError(f'size {area.size} is no power of two')
        self.area = area
        self.points: List[Point] = []
        self.children: List[QuadTree] = []

    def insert(self, p: Point) -> None:
        if not self.area.contains(p):
            raise ValueError(f'{p} is outside')
        if self.children:
            self.child(p).insert(p)
            return
        self.points.append(p)
        if len(self.points) > self.CAPACITY and self.area.size > 1:
            self.children = [QuadTree(r) for r in self.area.quarters()]
            points, self.points = self.points, []
            for q in points:
                self.child(q).insert(q)

    def child(self, p: Point) -> 'QuadTree':
        return next(c for c in self.children if c.area.contains(p))

    def within(self, x: int, y: int, radius: int) -> List[Point]:
        if self.area.distance2(x, y) > radius * radius:
            return []
        found = [p for p in self.points if (p.x - x) ** 2 + (p.y - y) ** 2 <= radius * radius]
        for c in self.children:
            found += c.within(x, y, radius)
        return found

    def nearest(self, x: int, y: int) -> Point:
        best: List[Point] = []
        limit = 1 << 40
        todo = [self]
        visited = 0
        while todo:
            todo.sort(key=lambda t: -t.area.distance2(x, y))
            tree = todo.pop()
            if tree.area.distance2(x, y) >= limit:
                break
            visited += 1
            for p in tree.points:
                d = (p.x - x) ** 2 + (p.y - y) ** 2
                if d < limit:
                    limit, best = d, [p]
            todo += tree.children
        if not best:
            raise LookupError('the tree is empty')
        return best[0]

    def depth(self) -> int:
        return 1 + max([c.depth() for c in self.children], default=0)

    def __len__(self) -> int:
        return len(self.points) + sum(len(c) for c in self.children)


def image_tree(rows: List[str], x: int, y: int, size: int) -> str:
    cells = {rows[j][i] for j in range(y, y + size) for i in range(x, x + size)}
    if len(cells) == 1:
        return cells.pop()
    half = size // 2
    return '(' + ''.join(image_tree(rows, x + i * half, y + j * half, half) for j in range(2) for i in range(2)) + ')'


def entry_point(argv):
    tree = QuadTree(Rect(0, 0, 64))
    points = [Point(i * 29 % 64, i * 41 % 64, f'p{i}') for i in range(40)]
    for p in points:
        tree.insert(p)
    print(len(tree), tree.depth(), len(QuadTree(Rect(0, 0, 1))))
    for x, y, r in ((10, 10, 8), (0, 63, 5), (32, 32, 100), (5, 5, 0)):
        found = tree.within(x, y, r)
        slow = [p for p in points if (p.x - x) ** 2 + (p.y - y) ** 2 <= r * r]
        print(sorted(p.name for p in found)[:5], len(found), set(found) == set(slow))
    for x, y in ((0, 0), (63, 63), (31, 20), (-100, 5)):
        p = tree.nearest(x, y)
        print(p, (p.x - x) ** 2 + (p.y - y) ** 2 == min((q.x - x) ** 2 + (q.y - y) ** 2 for q in points))
    print(image_tree(['##..', '##..', '...#', '..#.'], 0, 0, 4), image_tree(['..', '..'], 0, 0, 2))
    for attempt in (1, 2, 3):
        try:
            if attempt == 1:
                tree.insert(Point(64, 0, 'far'))
            elif attempt == 2:
                QuadTree(Rect(0, 0, 12))
            else:
                QuadTree(Rect(0, 0, 4)).nearest(1, 1)
        except (ValueError, LookupError) as e:
            print(type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
