# alone: a special method of the same name returns another type elsewhere
# Objects that stand for a number, a text or a sequence, wherever an operation takes one.
import math
from collections import namedtuple
from enum import Enum, IntEnum


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Level(IntEnum):
    LOW = 1
    HIGH = 3


class Word(str, Enum):
    A = "a"
    B = "b"


Point = namedtuple("Point", "x y z")


class Pair(namedtuple("Pair", "a b")):
    def __iter__(self):
        return iter([self.b, self.a])

    def __len__(self):
        return 99


class At:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


class Real:
    def __init__(self, x):
        self.x = x

    def __float__(self):
        return self.x


class Both:
    def __float__(self):
        return 7.5

    def __index__(self):
        return 7


class Items:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            yield i


class Adds:
    def __radd__(self, other):
        return "radd"

    def __iadd__(self, other):
        return "iadd"


def indexes(n):
    at = At(n)
    xs = [10, 20, 30, 40]
    print(xs[at], xs[at:], xs[:at], xs[0:4:at], "abcd"[at], (1, 2, 3)[at], b"xyz"[at])
    print(xs * at, at * xs, "ab" * at, at * "ab", (1, 2) * at)
    xs[at] = 5
    del xs[At(0)]
    xs.insert(at, 9)
    print(xs, xs.pop(At(0)), xs.index(9, At(0)), list(range(at)), list(range(At(1), At(8), At(3))))
    print(hex(at), bin(at), "abc".center(At(9)), "a,b,c".split(",", at), "%x" % at)
    print(divmod(int(at), 2), int(at), math.sqrt(At(16)), float(at), chr(At(65)))
    xs[At(0):At(1)] = [7, 8]
    print(xs, bytes(At(3)))
    print(xs[Level.LOW], xs[:Level.HIGH], "ab" * Level.HIGH, range(Level.HIGH))


def numbers():
    print(float(Real(2.5)), math.sqrt(Real(4.0)))
    print(int(Both()), float(Both()), math.sqrt(Both()), "%d" % Both(), [1] * 2)
    print(math.sqrt(Level.HIGH), float(Level.LOW), divmod(Level.HIGH, 2), round(Level.HIGH))


def members():
    print(len(Color), [c.name for c in Color], Color.RED in Color, list(Color)[0].name)
    a, b, c = Color
    print(a.name, b.name, c.name, [*Color][1].name, {c.value for c in Color} == {1, 2, 3})
    print(sorted(Color, key=lambda c: -c.value)[0].name, max(Color, key=lambda c: c.value).name)
    print([(i, c.name) for i, c in enumerate(Color)], [(c.name, n) for c, n in zip(Color, [5, 6])])
    xs = [Color.BLUE]
    xs += Color
    xs.extend(Color)
    xs[0:1] = Color
    print(len(xs), len(tuple(Color)), len(set(Color)), any(c.value > 2 for c in Color), all(Color))
    print("x".join(Word), "a" in Word.A, Word.B in "abc", Word.A + "z", Word.A.upper(), Word.B[0:1])
    print([c.name for c in map(lambda c: c, Color)], [c.name for c in reversed(Color)], sum(Level))


def tuples():
    p = Point(1, 2, 3)
    a, b, c = p
    print(a, b, c, len(p), p[1], p[1:], 2 in p, list(p), [*p], sum(p), max(p), sorted(p), p + (4,), (0,) + p)
    print(p * 2, 2 * p, "%d-%d-%d" % p, p == (1, 2, 3), p < (1, 3, 0), isinstance(p, tuple), p.index(2), p.count(3))
    xs = [0]
    xs += p
    xs.extend(p)
    xs[0:1] = p
    print(xs, list(zip(p, "abc")), list(enumerate(p)), tuple(p), set(p) == {1, 2, 3}, min(*p))
    q = Pair(1, 2)
    print([x for x in q], len(q), q[0], q + (3,), 2 in q, list(q))
    x, y = q
    print(x, y)
    xs = [5]
    xs += q
    print(xs)


def items(n):
    it = Items(n)
    a, b, c = it
    xs = [a, b, c]
    xs += it
    xs.extend(it)
    xs[0:1] = it
    print(xs, [*it, 9], list(it), tuple(it), sum(it), 2 in it, {*it} == {0, 1, 2}, max(it), sorted(it, reverse=True))
    print("-".join(str(i) for i in it), list(zip(it, it)), list(map(lambda x: x + 1, it)), dict(zip(it, it)))
    first, *rest = it
    print(first, rest, bytes(it), any(it), all(it), (*it, 5))
    a, b = {7: 1, 8: 2}
    c, d = iter([1, 2])
    print(a, b, c, d)


def operators():
    print((1,) + Adds(), Point(1, 2, 3) + Adds())
    x = [1]
    x += Items(2)
    print(x)
    y = Adds()
    y += Point(1, 2, 3)
    print(y)


def entry_point(argv):
    indexes(len(argv) + 1)
    numbers()
    members()
    tuples()
    items(len(argv) + 2)
    operators()
    return 0
