# What functions ask of objects: `pow` of three arguments, `math.floor` and its like.
import math


class Number(object):
    def __init__(self, v):
        self.v = v

    def __pow__(self, other, modulo=None):
        return "pow %d %s" % (other, modulo)

    def __index__(self):
        return self.v

    def __floor__(self):
        return "floor"

    def __ceil__(self):
        return "ceil %d" % self.v

    def __trunc__(self):
        return self.v

    def __round__(self, digits=None):
        return "round %s" % digits

    def __float__(self):
        return 2.5


class Plain(object):
    def __float__(self):
        return 2.5


class Special(Number):
    def __floor__(self):
        return "special floor"


def entry_point(argv):
    n = Number(7)
    print(pow(n, 2, 5), pow(n, 2), n ** 2, pow(7, 2, 5))
    print(math.floor(n), math.ceil(n), math.trunc(n), round(n), round(n, 2))
    print(math.floor(Plain()), math.ceil(Plain()))
    for x in [Number(1), Special(2)]:
        print(math.floor(x), math.ceil(x))
    return 0
