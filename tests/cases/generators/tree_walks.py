class Tree:
    def __init__(self, v, left=None, right=None):
        self.v = v
        self.left = left
        self.right = right

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.v
        if self.right:
            yield from self.right

    def levels(self):
        row = [self]
        while row:
            yield [t.v for t in row]
            row = [c for t in row for c in (t.left, t.right) if c]

    def paths(self, prefix=''):
        here = prefix + str(self.v)
        if not self.left and not self.right:
            yield here
        for child in (self.left, self.right):
            if child:
                yield from child.paths(here + '>')

    def insert(self, v):
        if v < self.v:
            if self.left:
                self.left.insert(v)
            else:
                self.left = Tree(v)
        elif self.right:
            self.right.insert(v)
        else:
            self.right = Tree(v)


def same_fringe(a, b):
    x, y = iter(a), iter(b)
    while True:
        p, q = next(x, None), next(y, None)
        if p != q:
            return False
        if p is None:
            return True


def entry_point(argv):
    t = Tree(5)
    for v in [2, 8, 1, 3, 9]:
        t.insert(v)
    print(list(t), list(t.levels()), list(t.paths()))
    u = Tree(1)
    for v in [9, 8, 5, 3, 2]:
        u.insert(v)
    print(same_fringe(t, u), same_fringe(t, Tree(1)))
    print(sum(t), max(t), 8 in t, [x for x in t if x % 2], list(zip(t, 'abc')))
    it = iter(t)
    print(next(it), next(it), list(it))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
