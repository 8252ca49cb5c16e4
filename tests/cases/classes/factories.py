class Shape:
    kind = 'shape'

    def __init__(self, size):
        self.size = size

    @classmethod
    def unit(cls):
        return cls(1)

    @classmethod
    def named(cls, n):
        obj = cls.unit()
        obj.size *= n
        return obj

    @classmethod
    def describe(cls):
        return cls.__name__ + ':' + cls.kind

    @staticmethod
    def area(w, h):
        return w * h

    def copy(self):
        return self.__class__(self.size)

    def clone2(self):
        return type(self)(self.size + 1)


class Square(Shape):
    kind = 'square'

    @classmethod
    def unit(cls):
        s = super().unit()
        s.size = 10
        return s


class Big(Square):
    kind = 'big'


def entry_point(argv):
    for cls in (Shape, Square, Big):
        x = cls.unit()
        print(x.size, x.describe(), type(x).__name__)
        y = cls.named(3)
        print(y.size, y.kind)
    s = Square(4)
    print(s.describe(), s.area(2, 3), Square.area(4, 5))
    c = s.copy()
    print(type(c) is Square, c.size, c.clone2().size)
    b = Big.unit()
    print(b.unit().size, b.copy().describe())
    make = Big.named
    print(make(2).size)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
