class Tree:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def insert(tree, value):
    if tree is None:
        return Tree(value)
    if value < tree.value:
        tree.left = insert(tree.left, value)
    else:
        tree.right = insert(tree.right, value)
    return tree


def walk(tree, out):
    if tree is not None:
        walk(tree.left, out)
        out.append(tree.value)
        walk(tree.right, out)


def entry_point(argv):
    tree = None
    for v in [5, 2, 8, 1, 9, 3]:
        tree = insert(tree, v)
    out = []
    walk(tree, out)
    print(out)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
