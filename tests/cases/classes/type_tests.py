class Shape:
    pass


class Square(Shape):
    def __init__(self, n):
        self.n = n


class Circle(Shape):
    def __init__(self, r):
        self.r = r


class Big(Square):
    pass


def area(s):
    if isinstance(s, Square):
        return s.n * s.n
    elif isinstance(s, Circle):
        return 3 * s.r * s.r
    return -1


def exact(s):
    if type(s) is Square:
        return "square %d" % s.n
    if s.__class__ is Circle:
        return "circle"
    return type(s).__name__


def entry_point(argv):
    shapes = [Square(2), Circle(3), Big(4), Shape(), None]
    for s in shapes:
        if s is None:
            print("none")
            continue
        print(area(s), exact(s), isinstance(s, (Circle, Big)), type(s) is Shape, type(s) == Big)
    print(issubclass(Big, Square), issubclass(Big, (Circle, Shape)), issubclass(Shape, Big))
    counts = {}
    for s in shapes:
        if s is not None:
            counts[type(s).__name__] = counts.get(type(s).__name__, 0) + 1
    print(sorted(counts.items()))
    print(type(shapes[0]) is type(shapes[2]), type(shapes[0]) is type(Square(9)), type(1) is int, type("a") is str)
    return 0
