# `UnboxedValue`: small numbers in objects of their own, larger ones in others.
from rpython.rlib.objectmodel import UnboxedValue


class Value(object):
    __slots__ = ()

    def get(self):
        raise NotImplementedError

    def add(self, other):
        return make(self.get() + other.get())

    def show(self):
        return "?"


class Boxed(Value):
    __slots__ = 'number'

    def __init__(self, number):
        self.number = number

    def get(self):
        return self.number

    def show(self):
        return "boxed %d" % self.number


class Small(Value, UnboxedValue):
    __slots__ = 'small'

    def get(self):
        return self.small

    def show(self):
        return "small %d" % self.small


def make(n):
    try:
        return Small(n)
    except OverflowError:
        return Boxed(n)


ONE = Small(1)
PREBUILT = [Small(-3), Boxed(5), Small(0)]


def entry_point(argv):
    total = make(0)
    for value in PREBUILT:
        total = total.add(value).add(ONE)
    print(total.show(), isinstance(total, Small), isinstance(total, Boxed), type(total) is Small)
    edge = 1 << 62
    for n in [edge - 1, edge, -edge, -edge - 1, 0, -1]:
        value = make(n)
        print(value.show(), isinstance(value, UnboxedValue))
    print(make(edge - 1).add(ONE).show(), make(-edge).add(Small(-1)).show())
    try:
        print(Small(edge + len(argv)).show())
    except OverflowError as e:
        print("OverflowError:", e)
    small = Small(-42)
    print(small.get_untagged_value(), small.small, ONE.get_untagged_value())
    nothing = None
    if len(argv) > 50:
        nothing = small
    print(nothing is None, nothing is not small)
    by_number = {}
    for i in range(5):
        by_number[i % 3] = make(i)
    print([by_number[i].show() for i in range(3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
