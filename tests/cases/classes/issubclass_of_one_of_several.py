class Shape:
    def __init__(self, n=0):
        self.n = n


class Square(Shape):
    def area(self):
        return self.n * self.n


class Cube(Square):
    def area(self):
        return 6 * self.n * self.n


class Word:
    def __init__(self, text):
        self.text = text


def measure(cls, n):
    if issubclass(cls, Square):
        return cls(n).area()
    if issubclass(cls, (Word, KeyError)):
        return -1
    return 0


def known(cls):
    return issubclass(cls, (Shape, Word)), issubclass(cls, Exception)


def entry_point(argv):
    for cls in (Shape, Square, Cube, Word):
        print(measure(cls, len(argv)), known(cls))
    print(issubclass(Cube, (Word, Square)), issubclass(Cube, (Word, KeyError)))
    return 0
