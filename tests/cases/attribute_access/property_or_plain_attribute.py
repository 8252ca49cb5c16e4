class Base:
    pass


class A(Base):
    @property
    def x(self):
        return 42


class B(Base):
    def __init__(self, x):
        self.x = x


class C(A):
    @property
    def x(self):
        return 43

    @x.setter
    def x(self, value):
        print("set", value)


class Shape:
    def describe(self):
        return "area %d" % self.area


class Square(Shape):
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side


class Fixed(Shape):
    area = 7


class Drawn(Shape):
    def __init__(self, area):
        self.area = area


class OnlyProperties:
    pass


class One(OnlyProperties):
    @property
    def name(self):
        return "one"


class Two(OnlyProperties):
    @property
    def name(self):
        return "two"


def assign(obj, value):
    try:
        obj.x = value
        return "assigned"
    except AttributeError as e:
        return str(e)


def entry_point(argv):
    n = len(argv)
    obj = A() if n < 0 else B(n)
    print(obj.x)
    for obj in [A(), B(n + 1), C()]:
        print(obj.x, assign(obj, 5), obj.x)
    for shape in [Square(3), Fixed(), Drawn(n)]:
        print(shape.describe(), shape.area)
    for only in [One(), Two()]:
        print(only.name)
    try:
        print(Shape().describe())
    except AttributeError as e:
        print(e)
    return 0
