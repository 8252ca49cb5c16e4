import bisect


class Node:
    def __init__(self, leaf=True):
        self.keys = []
        self.children = []
        self.leaf = leaf


class BTree:
    def __init__(self, t=2):
        if t < 2:
            raise ValueError(f'minimum degree {t}')
        self.t = t
        self.root = Node()

    def _split(self, parent, i):
        t = self.t
        child = parent.children[i]
        right = Node(child.leaf)
        middle = child.keys[t - 1]
        right.keys = child.keys[t:]
        child.keys = child.keys[:t - 1]
        if not child.leaf:
            right.children = child.children[t:]
            del child.children[t:]
        parent.keys.insert(i, middle)
        parent.children.insert(i + 1, right)

    def add(self, key):
        if len(self.root.keys) == 2 * self.t - 1:
            old, self.root = self.root, Node(leaf=False)
            self.root.children.append(old)
            self._split(self.root, 0)
        node = self.root
        while True:
            i = bisect.bisect_left(node.keys, key)
            if i < len(node.keys) and node.keys[i] == key:
                return False
            if node.leaf:
                node.keys.insert(i, key)
                return True
            if len(node.children[i].keys) == 2 * self.t - 1:
                self._split(node, i)
                if key == node.keys[i]:
                    return False
                if key > node.keys[i]:
                    i += 1
            node = node.children[i]

    def __contains__(self, key):
        node = self.root
        while True:
            i = bisect.bisect_left(node.keys, key)
            if i < len(node.keys) and node.keys[i] == key:
                return True
            if node.leaf:
                return False
            node = node.children[i]

    def __iter__(self):
        def walk(node):
            for i, key in enumerate(node.keys):
                if not node.leaf:
                    yield from walk(node.children[i])
                yield key
            if not node.leaf:
                yield from walk(node.children[-1])
        return walk(self.root)

    def show(self):
        level = [self.root]
        while level:
            print('  ' + ' | '.join(','.join(str(k) for k in n.keys) for n in level))
            level = [c for n in level for c in n.children]

    def depth(self):
        node, d = self.root, 1
        while not node.leaf:
            node, d = node.children[0], d + 1
        return d


def entry_point(argv):
    tree = BTree()
    print(list(tree), 5 in tree, tree.depth())
    for k in [10, 20, 5, 6, 12, 30, 7, 17, 3, 1, 40, 50, 60]:
        tree.add(k)
    tree.show()
    print(tree.add(17), tree.add(18), 17 in tree, 19 in tree)
    print(list(tree))
    for t in (2, 3, 8):
        big = BTree(t)
        added = sum(big.add(i * 37 % 500) for i in range(700))
        print(t, added, big.depth(), list(big) == list(range(500)))
    try:
        BTree(1)
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
