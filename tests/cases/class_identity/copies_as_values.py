# Classes of objects of a class with copies, as values: kept, compared, called, keys of dicts.


class Shape:
    def __init__(self, v):
        self.v = v

    def area(self):
        return self.v * 2

    def same_as(self, other):
        return type(self) is type(other)


class Square(Shape):
    def area(self):
        return self.v * 3


class Tag:
    def __init__(self, s):
        self.s = s


def clone(x):
    return type(x)(x.v)


def kinds(xs):
    d = {}
    for x in xs:
        k = type(x)
        d[k] = d.get(k, 0) + 1
    return d


def entry_point(argv):
    xs = [Shape(1), Square(2), Square(3)]
    ys = [Shape("a"), Square("b")]
    d = kinds(xs)
    e = kinds(ys)
    print(d[Shape], d[Square], e[Shape], e[Square])
    print([clone(x).area() for x in xs], [clone(y).area() for y in ys])
    print([type(clone(x)).__name__ for x in xs])
    print(xs[0].same_as(xs[1]), ys[0].same_as(ys[0]), xs[1].same_as(xs[2]))
    classes = [type(x) for x in xs] + [type(y) for y in ys]
    print([c.__name__ for c in classes], classes[0] is classes[3], classes.index(Square), classes.count(Square))
    print(Square in classes, Shape in set(classes), sorted([c.__name__ for c in set(classes)]))
    cls = type(xs[1]) if len(argv) < 5 else type(xs[0])
    print(issubclass(cls, Shape), issubclass(cls, Square), issubclass(Square, cls), issubclass(Shape, cls))
    print(isinstance(xs[2], type(xs[1])), isinstance(xs[0], type(xs[1])), isinstance(xs[1], type(xs[0])))
    t = type(xs[1])
    print(isinstance(ys[1], t), isinstance(ys[0], t))
    for x in xs:
        if type(x) is Square:
            print("square", x.area())
        elif type(x) == Shape:
            print("shape", x.area())
    opt = xs[0] if len(argv) > 5 else None
    print(type(opt) is type(None), type(opt) is Shape)
    print(hash(type(xs[0])) == hash(Shape), {Shape: 1, Square: 2}[type(ys[1])])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
