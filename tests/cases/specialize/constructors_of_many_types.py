class Tree:
    def __init__(self, label, children=()):
        self.label = str(label)
        self.children = list(children)

    def __repr__(self):
        return self.label + (f'{self.children}' if self.children else '')


class Grid:
    def __init__(self, rows):
        self.rows = [[float(x) for x in row] for row in rows]

    def transposed(self):
        return Grid(list(zip(*self.rows)))

    def flat(self):
        return [x for row in self.rows for x in row]


class Total:
    def __init__(self, items, scale=1):
        self.value = sum(items) * scale


def entry_point(argv):
    leaf = Tree('leaf')
    print(Tree(1, [leaf, Tree(2.5)]), Tree('x', (Tree(c) for c in 'ab')), Tree(None), Tree('t', (leaf,)))
    leaf.children.append(Tree('late'))
    print(leaf, Tree('leaf'))
    g = Grid([[1, 2, 3], [4, 5, 6]])
    print(g.transposed().rows, g.flat(), Grid([(0.5, 1), (2, 3)]).rows, Grid([]).transposed().rows)
    print(Total([1, 2]).value, Total(range(5), 2).value, Total({3: 'x', 4: 'y'}).value, Total((n * n for n in range(4))).value)
    try:
        Grid(['12', '3x'])
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
