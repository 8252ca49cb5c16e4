# Variables that hold a class, a function or a method, or `None`.


class A:
    n = 1

    def __init__(self, v=0):
        self.v = v

    def hi(self):
        return 'A%d' % self.v

    @classmethod
    def made(cls):
        return cls.__name__

    @staticmethod
    def more(x):
        return x + 1


class B(A):
    n = 2

    def hi(self):
        return 'B%d' % self.v

    @staticmethod
    def more(x):
        return x + 2


def a_class(i):
    if i == 0:
        return A
    if i == 1:
        return B
    return None


def a_function(i):
    if i == 0:
        return abs
    if i == 1:
        return lambda x: x * 3
    return None


def a_method(i):
    if i == 0:
        return A(i).hi
    if i == 1:
        return B(5).hi
    return None


def entry_point(argv):
    for i in range(3):
        c = a_class(i)
        f = a_function(i)
        m = a_method(i)
        try:
            print(c.n)
        except AttributeError as e:
            print(e)
        try:
            print(c.__name__)
        except AttributeError as e:
            print(e)
        try:
            print(c(5).hi())
        except TypeError as e:
            print(e)
        try:
            print(c.made())
        except AttributeError as e:
            print(e)
        try:
            print(c.more(1))
        except AttributeError as e:
            print(e)
        try:
            print(c.hi(A(3)))
        except AttributeError as e:
            print(e)
        try:
            print(f(-4))
        except TypeError as e:
            print(e)
        try:
            print(m())
        except TypeError as e:
            print(e)
        print(bool(c), bool(f), bool(m), c is None, f is None, m is None)
        print(callable(c), callable(f), callable(m))
        try:
            print(isinstance(B(1), c), isinstance(A(1), c))
        except TypeError as e:
            print(e)
        try:
            print(issubclass(B, c))
        except TypeError as e:
            print(e)
        try:
            print(issubclass(c, B))
        except TypeError as e:
            print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
