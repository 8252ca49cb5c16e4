class Visitor:
    def visit_leaf(self, leaf):
        pass

    def visit_branch(self, branch):
        branch.left.accept(self)
        branch.right.accept(self)


class Tree:
    def accept(self, visitor):
        raise NotImplementedError


class Leaf(Tree):
    def __init__(self, value):
        self.value = value

    def accept(self, visitor):
        visitor.visit_leaf(self)


class Branch(Tree):
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def accept(self, visitor):
        visitor.visit_branch(self)


class Sum(Visitor):
    def __init__(self):
        self.total = 0

    def visit_leaf(self, leaf):
        self.total += leaf.value


def entry_point(argv):
    tree = Branch(Leaf(1), Branch(Leaf(2), Leaf(3)))
    s = Sum()
    tree.accept(s)
    print(s.total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
