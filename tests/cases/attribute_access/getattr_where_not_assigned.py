# Attributes that constructors do not surely assign, of classes with __getattr__.


def reject(a, b):
    return NotImplemented


class A:
    def __init__(self, n):
        self.n = n

    def __add__(self, o):
        return reject(self, o)

    def __eq__(self, o):
        return reject(self, o)


class B(A):
    def __radd__(self, o):
        return 42


class L:
    def __init__(self):
        pass

    def _load(self):
        self.x = 5

    def __getattr__(self, name):
        self._load()
        return 7


class M:
    def __getattr__(self, name):
        fill(self)
        return 8


def fill(o):
    o.y = 3


def part1():
    print(A(1) == A(1))
    l = L()
    print(l.x)
    print(l.x)
    m = M()
    print(m.y)
    print(m.y)


class L2:
    def _load(self):
        self.x = 5

    def __getattr__(self, name):
        self._load()
        return 7


class M2:
    def __getattr__(self, name):
        fill2(self)
        return 8


def fill2(o):
    o.y = 3


def part2():
    l = L2()
    print(l.x)
    print(l.x)
    m = M2()
    print(m.y)
    print(m.y)


class Node3:
    def __init__(self, v, nxt):
        self.v = v; self.nxt = nxt

    def __getattr__(self, name):
        if name == "size":
            return self.compute()
        raise AttributeError(name)

    def compute(self):
        self.size = 10
        return 1


def part3():
    n = Node3(1, None)
    print(n.size)
    print(n.size)


class A4:
    def __getattr__(self, n):
        return 7

    def fill(self):
        self.x = 5


class B4:
    def __getattr__(self, n):
        return 7


class C4:
    def __init__(self, n):
        if n > 0:
            self.x = n

    def __getattr__(self, n):
        return 9


def part4():
    a = A4(); print(a.x); a.fill(); print(a.x)
    b = B4(); print(b.y); b.y = 3; print(b.y)
    print(C4(0).x, C4(1).x)


def entry_point(argv):
    part1()
    part2()
    part3()
    part4()
    return 0
