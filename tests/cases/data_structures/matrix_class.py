from __future__ import annotations
import math
import random
from typing import Callable, Iterator, List, Sequence, Tuple, Union, overload

Num = Union[int, float]


class ShapeError(ValueError):
    def __init__(self, op, a, b):
        super().__init__("cannot %s %dx%d and %dx%d" % ((op,) + a + b))


class Matrix:
    def __init__(self, rows: Sequence[Sequence[float]]):
        self._rows = [[float(x) for x in row] for row in rows]
        if len({len(r) for r in self._rows}) > 1:
            raise ValueError("rows of different lengths")

    @staticmethod
    def identity(n: int) -> Matrix:
        return Matrix([[1 if i == j else 0 for j in range(n)] for i in range(n)])

    @classmethod
    def zeros(cls, rows, cols=None):
        return cls([[0] * (cols or rows) for _ in range(rows)])

    @classmethod
    def from_function(cls, rows, cols, f: Callable[[int, int], float]):
        return cls([[f(i, j) for j in range(cols)] for i in range(rows)])

    @property
    def shape(self) -> Tuple[int, int]:
        return len(self._rows), len(self._rows[0]) if self._rows else 0

    @property
    def T(self):
        return Matrix(list(zip(*self._rows)))

    def __getitem__(self, key):
        i, j = key
        return self._rows[i][j]

    def __setitem__(self, key, value):
        i, j = key
        self._rows[i][j] = value

    def __iter__(self):
        return iter(self._rows)

    def __len__(self):
        return len(self._rows)

    def __eq__(self, other):
        return isinstance(other, Matrix) and self._rows == other._rows

    def __add__(self, other):
        if isinstance(other, (int, float)):
            return self.map(lambda x: x + other)
        if self.shape != other.shape:
            raise ShapeError("add", self.shape, other.shape)
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self, other)])

    __radd__ = __add__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + (-other)

    def __mul__(self, k: float):
        return self.map(lambda x: x * k)

    __rmul__ = __mul__

    def __matmul__(self, other: Matrix) -> Matrix:
        if self.shape[1] != other.shape[0]:
            raise ShapeError("multiply", self.shape, other.shape)
        columns = list(zip(*other))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in columns] for row in self])

    def __pow__(self, n: int):
        result, base = Matrix.identity(len(self)), self
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result

    def map(self, f):
        return Matrix([[f(x) for x in row] for row in self._rows])

    def determinant(self) -> float:
        m = [row[:] for row in self._rows]
        n, det = len(m), 1.0
        for i in range(n):
            pivot = max(range(i, n), key=lambda r: abs(m[r][i]))
            if m[pivot][i] == 0:
                return 0.0
            if pivot != i:
                m[i], m[pivot] = m[pivot], m[i]
                det = -det
            det *= m[i][i]
            for r in range(i + 1, n):
                factor = m[r][i] / m[i][i]
                for c in range(i, n):
                    m[r][c] -= factor * m[i][c]
        return det

    def inverse(self):
        n = len(self)
        m = [row[:] + [1.0 if i == j else 0.0 for j in range(n)] for i, row in enumerate(self._rows)]
        for i in range(n):
            for r in range(i, n):
                if abs(m[r][i]) > 1e-12:
                    break
            else:
                raise ZeroDivisionError("singular matrix")
            m[i], m[r] = m[r], m[i]
            p = m[i][i]
            m[i] = [x / p for x in m[i]]
            for k in range(n):
                if k != i:
                    f = m[k][i]
                    m[k] = [x - f * y for x, y in zip(m[k], m[i])]
        return Matrix([row[n:] for row in m])

    def __str__(self):
        cells = [[f"{x:g}" for x in row] for row in self._rows]
        widths = [max(map(len, col)) for col in zip(*cells)]
        return "\n".join("[" + " ".join(c.rjust(w) for c, w in zip(row, widths)) + "]" for row in cells)

    def __repr__(self):
        return f"{type(self).__name__}({self._rows!r})"


def entry_point(argv):
    a = Matrix([[1, 2], [3, 4]])
    b = Matrix([[0, 1], [1, 0.5]])
    print(a)
    print(a + b, a - b, a @ b, 2 * a, a + 1, sep="\n--\n")
    print(a.T, a.shape, a.determinant(), Matrix.identity(3).determinant())
    print(a ** 10)
    print(repr(a.inverse()))
    print((a @ a.inverse()).map(round) == Matrix.identity(2))
    print(Matrix.zeros(2, 3), Matrix.zeros(1))
    h = Matrix.from_function(3, 3, lambda i, j: 1 / (i + j + 1))
    print(f"{h.determinant():.3e}")
    a[0, 1] = 7.0
    print(a[0, 1], a[-1, -1], len(a), [sum(r) for r in a])
    for action in (lambda: a + Matrix.zeros(3), lambda: a @ Matrix([[1, 2, 3]]), lambda: Matrix([[1], [1, 2]]), lambda: Matrix.zeros(2).inverse()):
        try:
            action()
        except ShapeError as e:
            print("ShapeError:", e)
        except (ValueError, ZeroDivisionError) as e:
            print(type(e).__name__, e)
    random.seed(5)
    m = Matrix.from_function(4, 4, lambda i, j: random.randint(-9, 9))
    print(m, round(m.determinant(), 6))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
