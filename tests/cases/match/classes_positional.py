class Point:
    __match_args__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Point3(Point):
    __match_args__ = ('x', 'y', 'z')

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Line:
    __match_args__ = ('start', 'end')

    def __init__(self, start, end):
        self.start = start
        self.end = end


def f(p):
    match p:
        case Point3(0, 0, 0):
            return 'origin 3d'
        case Point3(x, y, z=z):
            return '3d %d %d %d' % (x, y, z)
        case Point(0, 0):
            return 'origin'
        case Point(x, 0) | Point(0, x):
            return 'axis %d' % x
        case Point(x=a, y=b) if a == b:
            return 'diagonal %d' % a
        case Point():
            return 'somewhere'


def g(line):
    match line:
        case Line(Point(0, 0), Point(x, y)):
            return 'from origin to %d %d' % (x, y)
        case Line(Point(x=a), Point(x=b)) if a == b:
            return 'vertical %d' % a
        case Line(start=Point(_, y1) as s, end=Point(_, y2)):
            return 'line %d %d %d' % (y1, y2, s.x)


def entry_point(argv):
    n = len(argv)
    for p in [Point(0, 0), Point(n, 0), Point(0, 7), Point(3, 3), Point(3, 4),
              Point3(0, 0, 0), Point3(n, 2, 3)]:
        print(f(p))
    print(g(Line(Point(0, 0), Point(n, 2))))
    print(g(Line(Point(n, 5), Point(n, 2))))
    print(g(Line(Point(n, 5), Point3(9, 2, 1))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
