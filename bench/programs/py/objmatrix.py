"""objmatrix: powers of a matrix whose items are objects, numbers a + b * sqrt(2) modulo a prime.

Stresses: operators that are methods, and that make an object for each result.
"""
import sys

PRIME = 1000003


class Surd(object):
    def __init__(self, a, b):
        # type: (int, int) -> None
        self.a = a
        self.b = b

    def __add__(self, other):
        # type: (Surd) -> Surd
        return Surd((self.a + other.a) % PRIME, (self.b + other.b) % PRIME)

    def __mul__(self, other):
        # type: (Surd) -> Surd
        return Surd((self.a * other.a + 2 * self.b * other.b) % PRIME,
                    (self.a * other.b + self.b * other.a) % PRIME)


class Matrix(object):
    def __init__(self, rows):
        # type: (list[list[Surd]]) -> None
        self.rows = rows

    def __mul__(self, other):
        # type: (Matrix) -> Matrix
        size = len(self.rows)
        rows = []  # type: list[list[Surd]]
        for row in self.rows:
            result = []  # type: list[Surd]
            for j in range(size):
                item = Surd(0, 0)
                for k in range(size):
                    item = item + row[k] * other.rows[k][j]
                result.append(item)
            rows.append(result)
        return Matrix(rows)

    def transposed(self):
        # type: () -> Matrix
        size = len(self.rows)
        return Matrix([[self.rows[j][i] for j in range(size)] for i in range(size)])

    def trace(self):
        # type: () -> Surd
        item = Surd(0, 0)
        for i in range(len(self.rows)):
            item = item + self.rows[i][i]
        return item


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    size = 3
    if len(argv) > 1:
        n = int(argv[1])
        size = 30
    first = Matrix([[Surd(i * 7 + j, i + j * 3) for j in range(size)] for i in range(size)])
    power = first
    total = 0
    for _ in range(n):
        power = power.transposed() * first
        item = power.trace()
        total = (total * 31 + item.a * 3 + item.b) & 0x3fffffffff
    print("objmatrix %d" % total)
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
