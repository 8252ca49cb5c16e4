import functools
import math


class A:
    def run(self, n):
        return n

    def stop(self, n):
        return -n

    also = stop

    @classmethod
    def make(cls, n):
        return n * 10

    @staticmethod
    def plain(n):
        return n * 100

    def __call__(self, n):
        return 0


class B(A):
    def run(self, n):
        return n + 1


class Num:
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return "Num"


def named(n):
    return n


def adder(k):
    def add(n):
        return n + k
    return add


def timed(f):
    @functools.wraps(f)
    def wrapper(n):
        return f(n)
    return wrapper


@timed
def slow(n):
    return n


HANDLERS = [A().run, B().stop, adder(1), named, A.make, A.plain, slow]


def show(fs):
    for f in fs:
        print(f.__name__, f(2))


def find(name, fs):
    for f in fs:
        if f.__name__ == name:
            return f
    return None


def entry_point(argv):
    show(HANDLERS)
    a = A()
    b = B()
    show([a.run, a.stop, b.run, b.stop, a.make])
    show([adder(3), lambda n: n * 3, named])
    for f in [a.run, b.run]:
        print(f.__name__)
    table = {"x": adder(1), "y": named}
    for k in sorted(table):
        print(k, table[k].__name__)
    f = find("stop", [a.run, a.stop])
    print(f.__name__ if f else "none", f(1) if f else 0)
    g = find("zzz", [a.run, a.stop])
    try:
        print(g.__name__)
    except AttributeError as e:
        print(e)
    for h in [math.sqrt, math.fabs, abs]:
        print(h.__name__, h(4.0))
    for u in [str.upper, str.lower]:
        print(u.__name__, u("Ab"))
    print(int.__name__, int.__qualname__, math.sin.__qualname__, type(1).__name__, type("").__qualname__)
    print(named.__qualname__, adder.__qualname__, adder(1).__qualname__)
    print(a.also.__name__)
    later = [p for p in [adder(1), adder(2)]]
    print(later[0].__name__, later[1].__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
