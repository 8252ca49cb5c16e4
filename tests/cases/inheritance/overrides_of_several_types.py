# Methods of several classes that give values of other types each, called from outside of these classes.
class Shape:
    def area(self):
        raise NotImplementedError

    def scaled(self, by, times=1):
        return by * times


class Square(Shape):
    def __init__(self, n):
        self.n = n

    def area(self):
        return self.n * self.n


class Named(Shape):
    def __init__(self, name):
        self.name = name

    def area(self):
        return self.name

    def scaled(self, by, times=1):
        return self.name * by


class Label:
    def __init__(self, k):
        self.k = k

    def __str__(self):
        return "Label %d" % self.k


class Labelled(Shape):
    def __init__(self, n):
        self.n = n

    def area(self):
        return Label(self.n)


class Maybe(Shape):
    def __init__(self, n):
        self.n = n

    def area(self):
        if self.n > 3:
            return None
        return self.n

    def scaled(self, by, times=1):
        if times > 1:
            raise ValueError("too often")
        return None


class Pair(Square):
    def area(self):
        return (self.n, "pair")


class Tall(Pair):
    pass


def show(x):
    return str(x) + "!"


class Printer:
    def __init__(self):
        self.count = 0

    def show(self, shape):
        self.count += 1
        print(self.count, shape.area())


def find(n):
    if n == 0:
        return Square(4)
    if n == 1:
        return Named("k")
    return None


def entry_point(argv):
    shapes = [Square(3), Named("big"), Labelled(4), Maybe(2), Maybe(5), Pair(1), Tall(8)]
    for shape in shapes:
        print(shape.area())
    for shape in shapes:
        print(f"<{shape.area()}>", "%s" % (shape.area(),), str(shape.area()))
    for shape in shapes:
        print(show(shape.area()))
    for shape in shapes:
        area = shape.area()
        if area is None:
            print("none")
        elif isinstance(area, int):
            print("int", area + 1)
        elif isinstance(area, str):
            print("str", area.upper())
        elif isinstance(area, tuple):
            print("tuple", len(area))
        else:
            print("other", area)
    for shape in shapes[:2]:
        area = shape.area()
        print(area == 9, area == "big", area != 9)
        if area:
            print("yes")
        print(area or "zero")
    print([str(shape.area()) for shape in shapes])
    print(", ".join(f"{shape.area()}" for shape in shapes))
    print(sum(1 for shape in shapes if isinstance(shape.area(), int)))
    printer = Printer()
    for shape in shapes:
        printer.show(shape)
    for shape in shapes:
        try:
            print(shape.scaled(2 if len(argv) > 5 else 3, times=len(argv) + 1))
        except ValueError as e:
            print(e)
    for i in range(4):
        shape = find(i)
        if shape is not None:
            print(shape.area())
        try:
            print(find(i).area(), shape.area())
        except AttributeError:
            print("nothing found")
    return 0
