class Point:
    __slots__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y


def entry_point(argv):
    p = Point(3, 4)
    print(p.x * p.x + p.y * p.y)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
