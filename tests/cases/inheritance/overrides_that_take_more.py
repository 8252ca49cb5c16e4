class Shape:
    def area(self, scale=1):
        return 0

    def draw(self, *args):
        return 'shape %d' % len(args)

    def name(self):
        return 'shape'

    def move(self, dx, dy):
        return (dx, dy)

    @classmethod
    def make(cls, n=1):
        return cls()

    def opt(self, a, *, key=0):
        return a + key


class Square(Shape):
    def __init__(self, side=2):
        self.side = side

    def area(self, scale=1, offset=0):
        return self.side * self.side * scale + offset

    def draw(self, x=0, y=0):
        return 'square %d %d' % (x, y)

    def name(self, suffix=''):
        return 'square' + suffix

    def move(self, dx, dy=0, *rest):
        return (dx + 1, dy + len(rest))

    @classmethod
    def make(cls, n=3, m=4):
        return cls(n * m)

    def opt(self, a, b=10, *, key=0, other=5):
        return a + b + key + other


class Circle(Shape):
    def area(self, *scales):
        total = 3
        for s in scales:
            total *= s
        return total

    def move(self, *d):
        return (d[0] * 2, d[1] * 2)

    def opt(self, *args, key=7):
        return len(args) * 100 + key


def entry_point(argv):
    shapes = [Shape(), Square(), Circle(), Square(5)]
    for s in shapes:
        print(s.area(), s.area(3), s.name(), s.move(1, 2), s.draw(), s.draw(4), s.draw(5, 6))
        print(s.opt(1), s.opt(1, key=2))
    sq = Square(4)
    print(sq.area(2, 1), sq.area(offset=5), sq.name('!'), sq.move(1), sq.move(1, 2, 3, 4), sq.opt(1, 2, other=3))
    print(Square.make().side, Square.make(2).side, Square.make(2, m=1).side)
    for cls in [Shape, Square, Circle]:
        print(cls.make().area(2))
    c = Circle()
    print(c.area(1, 2, 3), c.opt(1, 2, 3, key=0))
    f = shapes[len(argv) + 2].area
    print(f(), f(10))
    try:
        print(Shape().area.__name__ if False else 'x')
    finally:
        pass
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
