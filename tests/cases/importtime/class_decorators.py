"""Class decorators at import time: they add methods, register, wrap and replace attributes."""

REGISTRY = {}
ORDER = []


def register(name):
    def decorate(cls):
        REGISTRY[name] = cls
        ORDER.append(name)
        cls.registered_as = name
        return cls
    return decorate


def with_repr(*fields):
    """Makes `describe` from source text, as generated code would be."""
    def decorate(cls):
        parts = ["'%s=' + str(self.%s)" % (field, field) for field in fields]
        source = "def describe(self):\n    return '%s(' + %s + ')'\n" % (
            cls.__name__, " + ', ' + ".join(parts))
        namespace = {}
        exec(source, namespace)
        cls.describe = namespace['describe']
        return cls
    return decorate


def counted(method_name):
    def decorate(cls):
        original = getattr(cls, method_name)

        def wrapper(self, amount):
            self.calls += 1
            return original(self, amount)

        setattr(cls, method_name, wrapper)
        return cls
    return decorate


class Shape:
    registered_as = ''

    def __init__(self):
        self.calls = 0

    def area(self):
        raise NotImplementedError

    def describe(self):
        return '?'

    def grow(self, amount):
        return self


@register('square')
@with_repr('side', 'calls')
@counted('grow')
class Square(Shape):
    def __init__(self, side):
        Shape.__init__(self)
        self.side = side

    def area(self):
        return self.side * self.side

    def grow(self, amount):
        self.side += amount
        return self


@counted('grow')
@register('box')
@with_repr('width', 'height')
class Box(Shape):
    def __init__(self, width, height):
        Shape.__init__(self)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height

    def grow(self, amount):
        self.width += amount
        self.height += 2 * amount
        return self


@register('unit')
class Unit(Square):
    def __init__(self):
        Square.__init__(self, 1)


def entry_point(argv):
    shapes = [Square(3), Box(2, 5), Unit()]
    for shape in shapes:
        for amount in (1, -2):
            shape.grow(amount)
        print(shape.registered_as, shape.describe(), shape.area(), shape.calls)
    print(ORDER, len(REGISTRY))
    for name in ORDER:
        cls = REGISTRY[name]
        print(name, cls.__name__, isinstance(shapes[2], cls), issubclass(cls, Square))
    print(REGISTRY['square'] is Square, 'circle' in REGISTRY)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
