# `functools.singledispatch`: one function for each class of the first argument.
from functools import singledispatch


class Shape(object):
    pass


class Circle(Shape):
    def __init__(self, r):
        self.r = r


class Square(Shape):
    def __init__(self, a):
        self.a = a


class Cube(Square):
    pass


@singledispatch
def area(shape):
    return -1.0


@area.register(Circle)
def _(shape):
    return 3.0 * shape.r * shape.r


@area.register(Square)
def _(shape):
    return float(shape.a * shape.a)


@area.register
def _(shape: Cube):
    return float(shape.a * shape.a * 6)


@singledispatch
def show(x, indent=0):
    return " " * indent + "?"


@show.register(int)
def _(x, indent=0):
    return " " * indent + "int %d" % x


@show.register(bool)
def _(x, indent=0):
    return " " * indent + "bool " + str(x)


@show.register
def _(x: str | bytes, indent=0):
    return " " * indent + "text %d" % len(x)


@show.register(list)
def _(x, indent=0):
    return " " * indent + "list " + ", ".join([show(item) for item in x])


@show.register(type(None))
def _(x, indent=0):
    return "none"


@show.register(Shape)
def show_shape(x, indent=0):
    return " " * indent + "shape " + str(area(x))


class Widget(object):
    pass


class Clickable(object):
    pass


class Button(Widget, Clickable):
    pass


@singledispatch
def draw(w):
    return "?"


@draw.register
def _(w: Clickable):
    return "click"


@draw.register
def _(w: Widget):
    return "widget"


at_import = draw(Button())


def entry_point(argv):
    print(at_import, draw(Button()), draw(Clickable()), draw(Widget()), draw.__name__)
    for shape in [Shape(), Circle(2), Square(3), Cube(2)]:
        print(area(shape), show(shape, 1))
    print(show(3), show(True), show("abc"), show(b"ab"), show([1, 2], 2), show(["x"]), show(None), show(2.5))
    print(show(4, indent=2), show_shape(Circle(1)), area("text"))
    return 0
