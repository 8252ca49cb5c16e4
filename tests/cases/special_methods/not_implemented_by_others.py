# Special methods that return what others return, which may be NotImplemented.


NI = NotImplemented


class A:
    def __eq__(self, o):
        return NI


def part1():
    print(A() == A())


def reject2(a, b):
    return NotImplemented


class A2:
    def __lt__(self, o):
        return reject2(self, o)


class B2:
    def __gt__(self, o):
        return True


def part2():
    print(A2() < B2())


class A3:
    def __eq__(self, o):
        r = NotImplemented
        return r

    def __ne__(self, o):
        return other3(self, o)


def other3(a, b):
    return a.__eq__(b)


def part3():
    print(A3() != A3())


NI4 = NotImplemented


class V4:
    def __init__(self, n):
        self.n = n

    def __add__(self, o):
        return self.go(o)

    def go(self, o):
        return NI4

    def __hash__(self):
        return 1

    def __eq__(self, o):
        return self.same(o)

    def same(self, o):
        if self.n > 5:
            return NI4
        return self.n == o.n


def part4():
    a = [V4(7), V4(8)]
    print(V4(8) in a, V4(9) == V4(9), V4(1) == V4(1))
    d = {V4(7): 1}
    print(V4(7) in d)
    try:
        print((V4(1) + V4(2)) is None)
    except TypeError:
        print("TypeError")


class C5:
    def __lt__(self, o):
        return cmp5(self, o)

    def __bool__(self):
        return flag5(self)


def cmp5(a, b):
    if len(str(a)) > 1000:
        return True
    return NotImplemented


def flag5(a):
    return False


def part5():
    try:
        print(sorted([C5(), C5()])[0] is None)
    except TypeError:
        print("TypeError")


class Base6:
    def __eq__(self, other):
        return self._cmp(other) == 0

    def _cmp(self, other):
        return 1


class Sub6(Base6):
    def __eq__(self, other):
        return super().__eq__(other)


def decorate6(f):
    def wrapped(self, o):
        return f(self, o)
    return wrapped


class W6:
    def __init__(self, n):
        self.n = n
    @decorate6

    def __add__(self, o):
        if o.n > 3:
            return NotImplemented
        return W6(self.n + o.n)

    def __radd__(self, o):
        return W6(100)


class X6(W6): pass


def maybe6(cond, v):
    return v if cond else NotImplemented


class Y6:
    def __init__(self, n):
        self.n = n

    def __eq__(self, o):
        return maybe6(self.n < 3, self.n == o.n)

    def __ne__(self, o):
        return not self == o


def part6():
    print(Base6() == Base6(), Sub6() == Sub6())
    print((W6(1) + W6(2)).n)
    try:
        print((W6(1) + W6(5)).n)
    except TypeError:
        print("TypeError")
    print(Y6(1) == Y6(1), Y6(5) == Y6(5), Y6(5) != Y6(6))


NI7 = NotImplemented


class A7:
    def __eq__(self, o):
        return NI7

    def __lt__(self, o):
        return NI7


class B7:
    def __gt__(self, o):
        return True


def part7():
    print(A7() == A7())
    print(A7() < B7())


def entry_point(argv):
    part1()
    part2()
    part3()
    part4()
    part5()
    part6()
    part7()
    return 0
