"""Square matrices of floats."""


class Matrix(object):
    def __init__(self, size, cells):
        if len(cells) != size * size:
            raise ValueError("%d cells for %d rows" % (len(cells), size))
        self.size = size
        self.cells = cells

    def at(self, row, column):
        return self.cells[row * self.size + column]

    def times(self, other):
        size = self.size
        result = [0.0] * (size * size)
        for i in range(size):
            for k in range(size):
                factor = self.at(i, k)
                for j in range(size):
                    result[i * size + j] += factor * other.at(k, j)
        return Matrix(size, result)

    def rows(self):
        size = self.size
        return [self.cells[i * size : (i + 1) * size] for i in range(size)]


def identity(size):
    return Matrix(size, [float(i // size == i % size) for i in range(size * size)])


def power(cells, size, exponent):
    base = Matrix(size, cells)
    result = identity(size)
    while exponent > 0:
        if exponent % 2 == 1:
            result = result.times(base)
        base = base.times(base)
        exponent //= 2
    return result.cells


def determinant(cells, size):
    rows = Matrix(size, cells).rows()
    result = 1.0
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        if rows[pivot][i] == 0.0:
            return 0.0
        if pivot != i:
            rows[i], rows[pivot] = rows[pivot], rows[i]
            result = -result
        result *= rows[i][i]
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size):
                rows[j][k] -= factor * rows[i][k]
    return result
