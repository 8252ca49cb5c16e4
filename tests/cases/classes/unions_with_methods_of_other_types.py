class Circle:
    def __init__(self, r):
        self.r = r

    def area(self):
        return self.r * 2

    def __str__(self):
        return "C"


class Name:
    def __init__(self, s):
        self.s = s

    def area(self):
        return self.s + "!"

    def __add__(self, o):
        return "add"


Shape = Circle | Name


def show(s):
    v = s.area()
    print(v)
    return v


def entry_point(argv):
    xs = [Circle(1), Name("x")]
    for s in xs:
        v = s.area()
        print(v)
        show(s)
    return 0
