class Shape:
    def __init__(self, /, name, *, width=1, height=None):
        self.name = name
        self.width = width
        self.height = width if height is None else height

    def scaled(self, factor=2, /, *, only=None):
        w = self.width * (factor if only != 'height' else 1)
        h = self.height * (factor if only != 'width' else 1)
        return Shape(self.name, width=w, height=h)

    def compare(self, other, *, key=None):
        if key is None:
            return self.area() - other.area()
        return key(self) - key(other)

    def area(self):
        return self.width * self.height

    @classmethod
    def square(cls, side=1, *, name='square'):
        return cls(name, width=side)

    @staticmethod
    def total(*shapes, start=0):
        t = start
        for s in shapes:
            t += s.area()
        return t

    def __call__(self, *, times=1):
        return self.name * times

    def __getitem__(self, key):
        return self.width if key == 'w' else self.height

    def __str__(self):
        return '%s %dx%d' % (self.name, self.width, self.height)


class Named(Shape):
    def __init__(self, *, width, name='anon', **rest):
        super().__init__(name, width=width, **rest)

    def scaled(self, factor=3, /, *, only='width'):
        return super().scaled(factor, only=only)


def entry_point(argv):
    n = len(argv)
    s = Shape('s', width=2, height=3)
    print(s, s.scaled(), s.scaled(3), s.scaled(3, only='width'), s.scaled(only='height'))
    print(Shape.square(), Shape.square(4), Shape.square(name='q', side=n + 1))
    print(s.compare(Shape.square(2)), s.compare(Shape('x'), key=lambda z: z.width), s.compare(key=Shape.area, other=s))
    print(Shape.total(), Shape.total(s, s), Shape.total(s, start=10), s(), s(times=3), s['w'], s['h'])
    m = Named(width=5)
    print(m, m.scaled(), m.scaled(2), m.scaled(2, only=None), Named(width=1, height=9, name='z'))
    shapes = [s, m]
    print([str(x.scaled(2)) for x in shapes])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
