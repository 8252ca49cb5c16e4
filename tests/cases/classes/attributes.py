class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def entry_point(argv):
    p = Point(1, 2)
    p.x += 10
    p.y = p.x * 2
    print(p.x, p.y)
    q = p
    q.x = 0
    print(p.x, p is q, Point(0, 0) is Point(0, 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
