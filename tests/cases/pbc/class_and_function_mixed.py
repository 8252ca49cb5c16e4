class Point:
    def __init__(self, x):
        self.x = x


class Point2(Point):
    def __init__(self, x):
        self.x = x * 2


def make(x):
    return Point(x + 100)


def entry_point(argv):
    n = len(argv)
    for f in [Point, Point2, make]:
        print(f(n).x, end=' ')
    print()
    factory = {'a': Point, 'b': make, 'c': lambda x: Point(x - n)}
    for k in sorted(factory):
        print(k, factory[k](5).x)
    classes = [Point, Point2]
    print([c(3).x for c in classes], [c.__name__ for c in classes], classes[n] is Point2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
