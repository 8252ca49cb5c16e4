class Node(object):
    def __init__(self, value, children):
        self.value = value
        self.children = children

    def __repr__(self):
        if not self.children:
            return 'Node(%r)' % self.value
        return 'Node(%r, %r)' % (self.value, self.children)


def entry_point(argv):
    n = len(argv)
    tree = Node('root', [Node('a', []), Node('b', [Node('c', [])])])
    print(tree, [tree], {'t': tree}, (tree, n), str(tree) == repr(tree))
    matrix = [[i * j for j in range(3)] for i in range(3)]
    print(matrix, str(matrix).replace(' ', ''), [(row[0], row[1]) for row in matrix])
    table = {'x': {1: ['a']}, 'y': {}}
    print(table, table['x'], list(table.items()), [(k, len(v)) for k, v in table.items()])
    print({1: {2: {3: n}}}, [[[]]], [{}, {'a': 1}], [set([n]), set([n])], ({'k': (1, [2.5])},), [(), ()], {'a': None}, [None, [n]], {(1, 'x'): [b'z']})
    empty = [x for x in [n] if x > 9]
    print(empty, {k: k for k in empty}, {k for k in empty}, (empty, empty), [empty, [n]], frozenset(empty))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
