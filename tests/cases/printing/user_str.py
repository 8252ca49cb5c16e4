class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __str__(self):
        return '<%d, %d>' % (self.x, self.y)

    def __repr__(self):
        return 'Point(%d, %d)' % (self.x, self.y)


def entry_point(argv):
    p = Point(1, 2)
    print(p, str(p), repr(p))
    print([p, Point(3, 4)])
    print('%s %r' % (p, p))
    print(f'{p} {p!r}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
