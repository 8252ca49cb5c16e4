class Shape:
    pass


class Circle(Shape):
    __match_args__ = ('radius',)

    def __init__(self, radius):
        self.radius = radius


class Box(Shape):
    __match_args__ = ('width', 'height')

    def __init__(self, width, height):
        self.width = width
        self.height = height


def area(shape):
    match shape:
        case Circle(0):
            return 0
        case Circle(r):
            return 3 * r * r
        case Box(width=w, height=h) if w == h:
            return w * w
        case Box(w, h):
            return w * h
        case _:
            return -1


def entry_point(argv):
    for s in [Circle(0), Circle(2), Box(3, 3), Box(3, 4), Shape()]:
        print(area(s))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
