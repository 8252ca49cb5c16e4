class Matrix:
    def __init__(self, rows):
        self.rows = tuple(tuple(r) for r in rows)
        self.shape = (len(self.rows), len(self.rows[0]) if self.rows else 0)

    def __getitem__(self, key):
        i, j = key
        return self.rows[i][j]

    def transposed(self):
        return Matrix([[self.rows[i][j] for i in range(self.shape[0])] for j in range(self.shape[1])])

    def __eq__(self, other):
        return self.rows == other.rows

    def __hash__(self):
        return hash(self.rows)

    def __repr__(self):
        return 'Matrix' + repr(self.rows)


class Version:
    def __init__(self, text):
        self.parts = tuple([int(p) for p in text.split('.')])

    def __lt__(self, other):
        return self.parts < other.parts

    def __str__(self):
        return '.'.join([str(p) for p in self.parts])


class Stack:
    items = ()

    def push(self, x):
        self.items = (x,) + self.items

    def pop(self):
        top = self.items[0]
        self.items = self.items[1:]
        return top


def entry_point(argv):
    m = Matrix([[1, 2, 3], [4, 5, 6]])
    print(m, m.shape, m[1, 2], m[0, -1], m.transposed(), m == m.transposed(), m == m.transposed().transposed())
    print(Matrix([]), Matrix([]).shape, len({m, Matrix([[1, 2, 3], [4, 5, 6]]), m.transposed()}))
    vs = [Version(v) for v in ['1.10', '1.2', '1.2.1', '0.9.9.9', '2']]
    print([str(v) for v in sorted(vs)], str(max(vs, key=lambda v: v.parts)))
    s = Stack()
    for x in 'abc':
        s.push(x)
    print(s.items, s.pop(), s.pop(), s.items, Stack.items)
    try:
        s.pop()
        s.pop()
    except IndexError as e:
        print('IndexError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
