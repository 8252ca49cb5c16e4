"""Descriptors without `__set__`: what an instance is given comes first."""


class Lazy:
    calls = []

    def __init__(self, func):
        self.func = func

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        Lazy.calls.append(self.name)
        value = self.func(obj)
        setattr(obj, self.name, value)
        return value


class Doubled:
    def __init__(self, value):
        self.value = value

    def __get__(self, obj, objtype=None):
        if obj is None:
            return -self.value
        return self.value * 2 + obj.extra


class Shape:
    unit = Doubled(10)
    extra = 1

    def __init__(self, width, height):
        self.width = width
        self.height = height

    @Lazy
    def area(self):
        return self.width * self.height

    @Lazy
    def label(self):
        return '%dx%d' % (self.width, self.height)


class Cube(Shape):
    extra = 100

    def __init__(self, side):
        super().__init__(side, side)

    @Lazy
    def area(self):
        return 6 * self.width * self.width


def entry_point(argv):
    n = len(argv)
    shapes = [Shape(2, 3 + n), Cube(n + 1), Shape(0, 5)]
    for shape in shapes:
        print(shape.area, shape.label, shape.unit)
    shapes[0].width = 50
    print(shapes[0].area, shapes[0].label, Lazy.calls)
    shapes[1].area = 7
    shapes[2].label = 'mine'
    print([s.area for s in shapes], [s.label for s in shapes], len(Lazy.calls))
    print(Shape.unit, Cube.unit, Shape.area.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
