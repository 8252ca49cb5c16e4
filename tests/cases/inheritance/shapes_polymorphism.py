import math


class Shape:
    def area(self):
        raise NotImplementedError(type(self).__name__ + '.area')

    def scaled(self, k):
        return self

    def __lt__(self, other):
        return self.area() < other.area()

    def __str__(self):
        return '%s[%.1f]' % (self.__class__.__name__, self.area())


class Circle(Shape):
    def __init__(self, r):
        self.r = r

    def area(self):
        return math.pi * self.r ** 2

    def scaled(self, k):
        return Circle(self.r * k)


class Rect(Shape):
    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

    def scaled(self, k):
        return type(self)(self.w * k, self.h * k)


class Square(Rect):
    def __init__(self, a, b=None):
        super().__init__(a, a)


class Blob(Shape):
    pass


def entry_point(argv):
    shapes = [Rect(2.0, 3.0), Circle(1.0), Square(2.0)]
    for s in sorted(shapes):
        print(s)
    for s in shapes:
        print(s.scaled(2.0))
    print('%.3f' % sum(s.area() for s in shapes))
    try:
        print(Blob())
    except NotImplementedError as e:
        print('NotImplementedError', e)
    print(max(shapes), isinstance(shapes[2], Rect), isinstance(shapes[1], (Rect, Square)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
