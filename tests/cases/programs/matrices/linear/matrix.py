from .counting import counted
from .fractions_small import ZERO, ONE


class ShapeError(ValueError):
    pass


class Matrix:
    def __init__(self, rows):
        self.rows = rows
        self.height = len(rows)
        self.width = len(rows[0])
        for row in rows:
            if len(row) != self.width:
                raise ShapeError('rows of different lengths')

    def __len__(self):
        return self.height

    def __getitem__(self, place):
        i, j = place
        return self.rows[i][j]

    @counted('add')
    def __add__(self, other):
        self.same_shape(other)
        return Matrix([[x + y for x, y in zip(p, q)] for p, q in zip(self.rows, other.rows)])

    @counted('negate')
    def __neg__(self):
        return Matrix([[-x for x in row] for row in self.rows])

    @counted('multiply')
    def __mul__(self, other):
        if self.width != other.height:
            raise ShapeError('%dx%d times %dx%d' % (self.height, self.width, other.height, other.width))
        result = []
        for row in self.rows:
            line = []
            for j in range(other.width):
                total = ZERO
                for k in range(self.width):
                    total = total + row[k] * other.rows[k][j]
                line.append(total)
            result.append(line)
        return Matrix(result)

    def __pow__(self, n):
        result = identity(self.height)
        base = self
        while n:
            if n & 1:
                result = result * base
            base = base * base
            n >>= 1
        return result

    def __eq__(self, other):
        self.same_shape(other)
        return all([p == q for p, q in zip(self.rows, other.rows)])

    def __str__(self):
        cells = [[str(x) for x in row] for row in self.rows]
        width = max([max([len(c) for c in row]) for row in cells])
        return '\n'.join(['[' + ' '.join([c.rjust(width) for c in row]) + ']' for row in cells])

    def transposed(self):
        return Matrix([[row[j] for row in self.rows] for j in range(self.width)])

    def same_shape(self, other):
        if (self.height, self.width) != (other.height, other.width):
            raise ShapeError('different shapes')


def identity(n):
    return Matrix([[ONE if i == j else ZERO for j in range(n)] for i in range(n)])


def zero(height, width):
    return Matrix([[ZERO for _ in range(width)] for _ in range(height)])
