# Unary operators, `abs` and `with` of an instance that may be `None`.
class V(object):
    def __init__(self, n):
        self.n = n

    def __neg__(self):
        return V(-self.n)

    def __pos__(self):
        return V(+self.n)

    def __enter__(self):
        return self

    def __exit__(self, a, b, c):
        return False

    def __add__(self, o):
        return V(self.n + o.n)

    def __invert__(self):
        return V(~self.n)

    def __abs__(self):
        return 1


def maybe(n):
    return V(n) if n else None


def entry_point(argv):
    for n in 1, 0:
        x = maybe(n)
        try:
            print((-x).n)
        except TypeError as e:
            print(e)
        try:
            print((~x).n)
        except TypeError as e:
            print(e)
        try:
            print((+x).n)
        except TypeError as e:
            print(e)
        try:
            with x as y:
                print(y.n)
        except TypeError as e:
            print(e)
        try:
            print((x + x).n)
        except TypeError as e:
            print(e)
        try:
            print(abs(x))
        except TypeError as e:
            print(e)
    return 0
