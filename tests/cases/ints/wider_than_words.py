"""Constants that fit no word, and what is calculated with them, are `int`s as any other."""

import sys
from dataclasses import dataclass

from rpython.rlib.rarithmetic import intmask, r_longlonglong

X = 2**64


@dataclass
class Box:
    n: int = X


def overflows(f, x, y):
    """What does not fit raises; CPython has the number."""
    try:
        result = f(x, y)
    except OverflowError:
        return True
    return result >> 127 not in (0, -1)


OPERATORS = [lambda x, y: x * y, lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x << 40, lambda x, y: x ** 3,
             lambda x, y: x // y, lambda x, y: -x, lambda x, y: abs(x), lambda x, y: y * x, lambda x, y: x ** 2]


def entry_point(argv):
    n = len(argv)
    x = n * X
    print([x], (x, 1), {x: x}, Box(), Box(-x), repr(x), f"{x!r}", "%r" % x, [-x, x // 3], [int(x)])
    print(type(x).__name__, isinstance(x, int), {"a": X, "b": 3}, [X if n > 1 else 5], (r_longlonglong(n), [r_longlonglong(n) + x]))
    print(hash(X), hash(2**100), hash(-2**70), hash(x) == hash(float(x)), hash(-x) == hash(float(-x)), hash(x * 5 + 77),
          hash(-x * 1234567), hash(2**60 * x), hash((2**61 - 1) * x), hash(x - x - 1), hash(x - x), hash((x, 1)) == hash((X, n)))
    print(x in {x, 1}, {x: "a"}[X], x == n * 2**64, sorted([x, 5, -x]), max(x, 1), [x, 3].index(3), divmod(x, 7), abs(-x))
    print(x ** 1, x << 3, x >> 60, x * 2 // X, x % 10, X.to_bytes(9, "little"), x.bit_length(), x.bit_count(), intmask(x + n))
    print("abcdef"[intmask(x % 6)], x & 255, x | 1, (x + 1) & 0xFFFF, float(x), x / 2, x < X, -x < x, bool(x - X))
    least = -(x // 4 * X) * 2
    for a, b in [(X * 2**30 * n, X), (least, -x // x), (-(least + 1), x // x), (x, x), (-x, x // n), (x * 2**20, -n * X)]:
        print([overflows(f, a, b) for f in OPERATORS])
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
