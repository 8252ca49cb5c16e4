class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return isinstance(other, Point) and self.x == other.x and self.y == other.y

    def __hash__(self):
        return hash((self.x, self.y))

    def __lt__(self, other):
        return (self.x, self.y) < (other.x, other.y)

    def __repr__(self):
        return 'Point(%d, %d)' % (self.x, self.y)


def polygon(n):
    return tuple([Point(i, i * i) for i in range(n)])


def entry_point(argv):
    p = polygon(3)
    print(p, p == polygon(3), p == polygon(2), p < polygon(4), hash(p) == hash(polygon(3)))
    print(Point(1, 1) in p, p.index(Point(2, 4)), p.count(Point(0, 0)), Point(7, 7) in p)
    shapes = {polygon(2): 'segment', polygon(3): 'triangle', (): 'nothing'}
    for key in sorted(shapes):
        print(key, shapes[key])
    print(shapes[(Point(0, 0), Point(1, 1))], polygon(1) in shapes)
    a, b = polygon(2)
    print(a, b, (b, a) > p[:2], sorted((b, a)))
    fs = tuple([abs, len][:1])
    print(len(fs))
    lists = tuple([[1], [2]])
    lists[0].append(5)
    print(lists, lists == ([1, 5], [2]))
    print(tuple([{'k': 1}]), tuple([{1}]), tuple([b'x', b'y']), tuple(['a"\'b', 'é']))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
