# `instantiate` of a class that is known when the program runs.
from rpython.rlib.objectmodel import instantiate


class Shape(object):
    sides = 0
    name = "shape"

    def __init__(self):
        self.name = "made"

    def area(self):
        return -1


class Square(Shape):
    sides = 4

    def __init__(self, size):
        Shape.__init__(self)
        self.size = size

    def area(self):
        return self.size * self.size


class Circle(Shape):
    sides = 1

    def __init__(self, radius):
        self.radius = radius

    def area(self):
        return 3 * self.radius * self.radius


class Never(Shape):
    def area(self):
        return "never " + self.unknown


CLASSES = {"square": Square, "circle": Circle, "shape": Shape}


def blank(cls):
    made = instantiate(cls)
    return made


def copy(shape):
    new = instantiate(type(shape))
    if isinstance(shape, Square):
        assert isinstance(new, Square)
        new.size = shape.size + 1
    elif isinstance(shape, Circle):
        assert isinstance(new, Circle)
        new.radius = shape.radius + 1
    return new


def entry_point(argv):
    for name in ["square", "circle", "shape"]:
        made = blank(CLASSES[name])
        print(name, made.sides, made.name, type(made) is CLASSES[name], isinstance(made, Square))
    for shape in [Square(2), Circle(3), Shape()]:
        new = copy(shape)
        print(new.sides, new.area(), new.name, type(new) is type(shape), new is shape)
    made = instantiate(Square)
    made.size = 9
    print(made.area(), made.name)
    cls = Circle if len(argv) > 40 else Square
    print(instantiate(cls).sides, instantiate(cls).name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
