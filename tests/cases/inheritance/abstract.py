class Shape:
    def area(self):
        raise NotImplementedError

    def is_big(self):
        return self.area() > 10


class Square(Shape):
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side * self.side


class Rect(Shape):
    def __init__(self, w, h):
        self.w = w
        self.h = h

    def area(self):
        return self.w * self.h


def entry_point(argv):
    shapes = [Square(3), Rect(4, 5), Square(4)]
    for s in shapes:
        print(s.area(), s.is_big())
    try:
        Shape().area()
    except NotImplementedError:
        print('abstract')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
