# What is known of a receiver's class behind a test for it: not where objects of several classes meet again, nor where one
# function stands in several classes.
import sys


class A(object):
    def value(self):
        return 1

    def name(self):
        return "A"


class B(A):
    def value(self):
        return "t"

    def name(self):
        return "B"


class D(B):
    def value(self):
        return 1.5

    def name(self):
        return "D"


def meet(n):
    for o in [A(), B(), D()]:
        v = o.value()
        if isinstance(v, float):
            continue
        if n > 1:
            print(v)
        print(o.name())


def one():
    return "one"


def two():
    return "two"


class Base(object):
    g = staticmethod(two)

    def value(self):
        return 1


class Left(Base):
    g = staticmethod(one)


class Right(Base):
    g = staticmethod(one)

    def value(self):
        return "right"


class Below(Right):
    g = staticmethod(two)

    def value(self):
        return None


def static(objects):
    for o in objects:
        v = o.value()
        print(v)
        print(o.g())


def entry_point(argv):
    meet(len(argv))
    meet(0)
    static([Base(), Left(), Right(), Below()])
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
