class UnionFind:
    def __init__(self):
        self.parent = {}
        self.size = {}
        self.groups = 0

    def add(self, x):
        if x not in self.parent:
            self.parent[x] = x
            self.size[x] = 1
            self.groups += 1

    def find(self, x):
        root = x
        while self.parent[root] != root:
            root = self.parent[root]
        while x != root:
            self.parent[x], x = root, self.parent[x]
        return root

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size.pop(b)
        self.groups -= 1
        return True

    def sets(self):
        result = {}
        for x in self.parent:
            result.setdefault(self.find(x), []).append(x)
        return sorted((sorted(s) for s in result.values()), key=lambda s: (-len(s), s))


class RollbackUnion:
    def __init__(self, n):
        self.parent = list(range(n))
        self.rank = [0] * n
        self.log = []

    def find(self, x):
        while self.parent[x] != x:
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if self.rank[a] < self.rank[b]:
            a, b = b, a
        grew = a != b and self.rank[a] == self.rank[b]
        self.log.append((a, b, grew))
        self.parent[b] = a
        self.rank[a] += grew

    def undo(self):
        a, b, grew = self.log.pop()
        self.parent[b] = b
        self.rank[a] -= grew


def merge_accounts(accounts):
    uf = UnionFind()
    for name, *mails in accounts:
        for m in mails:
            uf.add(name + '/' + m)
            uf.union(name + '/' + mails[0], name + '/' + m)
    return uf.sets()


def percolation(size, opened):
    uf = UnionFind()
    uf.add('top')
    uf.add('bottom')
    for step, (r, c) in enumerate(opened, 1):
        cell = f'{r},{c}'
        uf.add(cell)
        if r == 0:
            uf.union(cell, 'top')
        if r == size - 1:
            uf.union(cell, 'bottom')
        for other in (f'{r - 1},{c}', f'{r + 1},{c}', f'{r},{c - 1}', f'{r},{c + 1}'):
            if other in uf.parent:
                uf.union(cell, other)
        if uf.find('top') == uf.find('bottom'):
            return step
    return None


def entry_point(argv):
    uf = UnionFind()
    for c in 'abcdefgh':
        uf.add(c)
    print([uf.union(p[0], p[1]) for p in ('ab', 'cd', 'ac', 'bd', 'ef')], uf.groups)
    print(uf.sets(), uf.find('d') == uf.find('a'), uf.find('g') == uf.find('h'))
    try:
        uf.find('z')
    except KeyError as e:
        print('unknown', e)
    print(merge_accounts([['x', 'm1', 'm2'], ['y', 'm1'], ['x', 'm3', 'm2'], ['x', 'm9']]))
    print(percolation(3, [(0, 0), (2, 2), (1, 1), (0, 1), (2, 0), (1, 2), (1, 0)]), percolation(2, [(0, 0), (1, 1)]))
    r = RollbackUnion(5)
    r.union(0, 1)
    r.union(2, 3)
    r.union(1, 3)
    print(r.find(0) == r.find(2))
    r.undo()
    print(r.find(0) == r.find(2), r.find(2) == r.find(3))
    r.undo()
    r.undo()
    try:
        r.undo()
    except IndexError as e:
        print(e, r.parent)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
