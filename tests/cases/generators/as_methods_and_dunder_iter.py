class Tree:
    def __init__(self, v, left=None, right=None):
        self.v = v
        self.left = left
        self.right = right

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.v
        if self.right is not None:
            yield from self.right

    def depths(self, d=0):
        yield self.v, d
        for child in (self.left, self.right):
            if child is not None:
                yield from child.depths(d + 1)


class Base:
    def items(self):
        yield 'base'

    def show(self):
        return [x for x in self.items()]


class Child(Base):
    def items(self):
        yield 'child'
        yield from super().items()


class Other(Base):
    def items(self):
        return iter(['other', 'list'])


def entry_point(argv):
    t = Tree(4, Tree(2, Tree(1)), Tree(6 + len(argv)))
    print(list(t), sum(t), max(t), 2 in t, 3 in t)
    print(list(t.depths()))
    for b in [Base(), Child()]:
        print(b.show())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
