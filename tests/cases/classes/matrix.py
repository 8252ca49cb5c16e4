class Matrix:
    def __init__(self, rows):
        self.rows = rows
        self.h = len(rows)
        self.w = len(rows[0]) if rows else 0

    @classmethod
    def identity(cls, n):
        return cls([[1 if i == j else 0 for j in range(n)] for i in range(n)])

    @staticmethod
    def zeros(h, w):
        return Matrix([[0] * w for _ in range(h)])

    def __getitem__(self, ij):
        i, j = ij
        return self.rows[i][j]

    def __setitem__(self, ij, v):
        i, j = ij
        self.rows[i][j] = v

    def __matmul__(self, o):
        if self.w != o.h:
            raise ValueError('shapes %dx%d and %dx%d' % (self.h, self.w, o.h, o.w))
        out = Matrix.zeros(self.h, o.w)
        for i in range(self.h):
            for j in range(o.w):
                out[i, j] = sum(self[i, k] * o[k, j] for k in range(self.w))
        return out

    def __add__(self, o):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])

    def __mul__(self, k):
        return Matrix([[a * k for a in r] for r in self.rows])

    __rmul__ = __mul__

    def __pow__(self, n):
        result = Matrix.identity(self.h)
        for _ in range(n):
            result = result @ self
        return result

    def __eq__(self, o):
        return isinstance(o, Matrix) and self.rows == o.rows

    def transpose(self):
        return Matrix([list(c) for c in zip(*self.rows)]) if False else Matrix(
            [[self.rows[i][j] for i in range(self.h)] for j in range(self.w)])

    def __str__(self):
        return '\n'.join(' '.join(str(x) for x in r) for r in self.rows)


def entry_point(argv):
    m = Matrix([[1, 1], [1, 0]])
    print(m @ m)
    print((m ** 10)[0, 1])
    print(2 * m + Matrix.identity(2))
    print(m.transpose() == m, Matrix([[1, 2, 3]]).transpose())
    m[0, 0] = 7
    print(m[0, 0], m == Matrix([[7, 1], [1, 0]]))
    try:
        m @ Matrix([[1, 2, 3]])
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
