"""_immutable_fields_, _immutable_ and quasi-immutable marks change no meaning."""


class Point:
    _immutable_fields_ = ['x', 'y', 'items[*]']

    def __init__(self, x, y):
        self.x = x
        self.y = y
        self.items = [x, y]

    def norm(self):
        return self.x * self.x + self.y * self.y


class Named(Point):
    _immutable_fields_ = ['name', 'version?']

    def __init__(self, x, y, name):
        Point.__init__(self, x, y)
        self.name = name
        self.version = 0

    def rename(self):
        self.version += 1
        return '%s.%d' % (self.name, self.version)


class Leaf:
    _immutable_ = True

    def __init__(self, value):
        self.value = value


def total(points):
    n = 0
    for p in points:
        for item in p.items:
            n += item
        n += p.norm()
    return n


def entry_point(argv):
    n = len(argv) + 1
    points = [Point(n, 2), Named(3, -n, 'p'), Named(0, 0, 'origin')]
    print(total(points), [p.norm() for p in points])
    named = points[1]
    assert isinstance(named, Named)
    print(named.rename(), named.rename(), named.version)
    print([p.x for p in points if not isinstance(p, Named)], Leaf(n).value + Leaf(-n).value)
    print(Leaf(3).value == Leaf(3).value, Leaf(3) is Leaf(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
