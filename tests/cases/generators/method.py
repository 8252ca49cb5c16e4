class Tree:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right

    def walk(self):
        out = []
        if self.left is not None:
            out.extend(self.left.walk())
        out.append(self.value)
        if self.right is not None:
            out.extend(self.right.walk())
        return out

    def leaves(self):
        for v in self.walk():
            yield v


def entry_point(argv):
    t = Tree(2, Tree(1), Tree(4, Tree(3)))
    print([v for v in t.leaves()])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
