class ShapeError(ValueError):
    pass


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ShapeError('ragged rows')

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    @property
    def T(self):
        r, c = self.shape
        return Matrix([[self.rows[i][j] for i in range(r)] for j in range(c)])

    def __getitem__(self, at):
        i, j = at
        return self.rows[i][j]

    def __setitem__(self, at, value):
        i, j = at
        self.rows[i][j] = value

    def _same(self, other, op):
        if self.shape != other.shape:
            raise ShapeError(f'{self.shape} {op} {other.shape}')

    def __add__(self, other):
        self._same(other, '+')
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows)])

    def __neg__(self):
        return Matrix([[-x for x in r] for r in self.rows])

    def __sub__(self, other):
        return self + -other

    def __mul__(self, k):
        return Matrix([[x * k for x in r] for r in self.rows])

    __rmul__ = __mul__

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ShapeError(f'{self.shape} @ {other.shape}')
        return Matrix([[sum(a * b for a, b in zip(row, column)) for column in other.T.rows] for row in self.rows])

    def __pow__(self, n):
        if self.shape[0] != self.shape[1]:
            raise ShapeError('power of a %dx%d matrix' % self.shape)
        result = Matrix.identity(len(self.rows))
        for _ in range(n):
            result = result @ self
        return result

    def __eq__(self, other):
        return self.rows == other.rows

    def __iadd__(self, other):
        self._same(other, '+=')
        for i, row in enumerate(other.rows):
            for j, v in enumerate(row):
                self.rows[i][j] += v
        return self

    def __str__(self):
        width = max((len(str(x)) for r in self.rows for x in r), default=0)
        return '\n'.join('[' + ' '.join(f'{x:>{width}}' for x in r) + ']' for r in self.rows)

    def minor(self, i, j):
        return Matrix([r[:j] + r[j + 1:] for k, r in enumerate(self.rows) if k != i])

    def det(self):
        if not self.rows:
            return 1
        return sum((-1) ** j * x * self.minor(0, j).det() for j, x in enumerate(self.rows[0]))


def entry_point(argv):
    a = Matrix([[1, 2], [3, 4]])
    b = Matrix([[0, 1, 5], [-2, 7, 10]])
    print(a @ b)
    print(b.T, b.shape, b.T.T == b)
    print(2 * a - a == a, a * 3 + a == 4 * a, (a ** 5)[0, 1], a ** 0 == Matrix.identity(2))
    a += Matrix.identity(2)
    a[0, 1] = -100
    print(a)
    print(a.det(), Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 1]]).det(), Matrix([]).det(), repr(str(Matrix([]))))
    for attempt in (lambda: a + b, lambda: b @ b, lambda: b ** 2, lambda: Matrix([[1], [1, 2]])):
        try:
            print(attempt())
        except ShapeError as e:
            print('ShapeError:', e)
    try:
        print(a[2, 0])
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
