# `class __extend__(C):` adds to a class what is in its body, while the program is imported.
from rpython.tool.pairtype import extendabletype


class Node(metaclass=extendabletype):
    def __init__(self, children):
        self.children = children

    def label(self):
        return "node"


class Leaf(Node):
    def __init__(self, value):
        Node.__init__(self, [])
        self.value = value

    def label(self):
        return "leaf %d" % self.value


class Pair(Node):
    def __init__(self, a, b):
        Node.__init__(self, [a, b])


class __extend__(Node):
    depth_limit = 10

    def total(self):
        result = 0
        for child in self.children:
            result += child.total()
        return result

    def depth(self, level=0):
        if level >= self.depth_limit:
            return level
        deepest = level
        for child in self.children:
            deepest = max(deepest, child.depth(level + 1))
        return deepest

    def __len__(self):
        return len(self.children)


class __extend__(Leaf):
    def total(self):
        return self.value

    @property
    def doubled(self):
        return 2 * self.value

    @staticmethod
    def zero():
        return Leaf(0)

    @classmethod
    def of(cls, values):
        return [cls(value) for value in values]


class __extend__(Pair):
    depth_limit = 2

    def label(self):
        return "pair of %s and %s" % (self.children[0].label(), self.children[1].label())


def entry_point(argv):
    tree = Pair(Pair(Leaf(1), Leaf(2)), Pair(Leaf(3), Pair(Leaf(4), Leaf(5))))
    print(tree.total(), tree.depth(), len(tree), tree.depth_limit)
    print(tree.children[0].label())
    leaf = Leaf(21)
    print(leaf.doubled, leaf.zero().total(), leaf.depth_limit, len(leaf))
    print([item.total() for item in Leaf.of([7, 8, 9])])
    plain = Node([leaf, Node([])])
    print(plain.label(), plain.total(), plain.depth(), bool(Node([])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
