# Functions that look whether a call has returned NotImplemented.


class V:
    def __init__(self, n):
        self.n = n

    def _cmp(self, o):
        if o.n < 0:
            return NotImplemented
        return self.n - o.n

    def __lt__(self, o):
        r = self._cmp(o)
        if r is NotImplemented:
            return r
        return r < 0

    def __eq__(self, o):
        r = self._cmp(o)
        if r is not NotImplemented:
            return r == 0
        return NotImplemented

    def __le__(self, o):
        r = self.__lt__(o)
        if r is NotImplemented:
            return NotImplemented
        return r or self == o


def part1():
    print(V(1) < V(2), V(1) == V(1), V(1) == V(-1))
    try:
        print(V(1) < V(-1))
    except TypeError as e:
        print(e)
    print(V(1) <= V(2))
    try:
        print(V(1) <= V(-2))
    except TypeError as e:
        print(e)


class Num2:
    def __init__(self, n):
        self.n = n

    def __add__(self, o):
        if o.n > 10:
            return NotImplemented
        return Num2(self.n + o.n)

    def __radd__(self, o):
        if o.n > 20:
            return NotImplemented
        return Num2(1000)

    def __eq__(self, o):
        r = cmp2(self, o)
        if r is NotImplemented:
            print("not comparable")
            return False
        return r == 0

    def __lt__(self, o):
        r = cmp2(self, o)
        while r is NotImplemented:
            o = Num2(-o.n)
            r = cmp2(self, o)
        return r < 0


def cmp2(a, b):
    if b.n < 0:
        return NotImplemented
    return a.n - b.n


def add2(a, b):
    r = a.__add__(b)
    if r is NotImplemented:
        r = b.__radd__(a)
        if r is NotImplemented:
            raise TypeError("cannot add2 %d and %d" % (a.n, b.n))
    return r


def tried2(a, b):
    try:
        r = a.__add__(b)
    except ValueError:
        return "ValueError"
    return "no" if r is NotImplemented else "yes"


def pick2(flag, a, b):
    r = NotImplemented
    if flag:
        r = cmp2(a, b)
    if r is NotImplemented:
        return -1
    return r


def part2():
    print(Num2(1) == Num2(1), Num2(1) == Num2(-1), Num2(1) < Num2(-5), Num2(7) < Num2(-5))
    print(add2(Num2(1), Num2(2)).n, add2(Num2(1), Num2(12)).n)
    try:
        add2(Num2(30), Num2(12))
    except TypeError as e:
        print(e)
    print(tried2(Num2(1), Num2(2)), tried2(Num2(1), Num2(20)))
    print(pick2(True, Num2(5), Num2(3)), pick2(False, Num2(5), Num2(3)), pick2(True, Num2(5), Num2(-3)))


def entry_point(argv):
    part1()
    part2()
    return 0
