class A:
    x = 1

    def __init__(self):
        self.y = 2

    def m(self):
        return "m"


class B(A):
    z = 9


def entry_point(argv):
    a = A()
    b = B()
    print(getattr(a, "y"), getattr(a, "x", 5), getattr(b, "z", 0), getattr(b, "m")())
    print(hasattr(a, "y"), hasattr(a, "m"), hasattr(b, "z"), hasattr(a, "nothing"), hasattr(3, "real"))
    setattr(a, "y", 10)
    print(a.y, getattr(a, "nothing", "default"))
    for name in ("x", "y"):
        pass
    f = a.m
    g = b.m
    print(f(), g(), callable(f), A.m(b), A.x)
    return 0
