class Empty(LookupError):
    pass


class DaryHeap:
    def __init__(self, d, items=None):
        self.d = d
        self.a = list(items) if items is not None else []
        for i in range(len(self.a) - 1, -1, -1):
            self._down(i)

    def _down(self, i):
        while True:
            first = i * self.d + 1
            children = range(first, min(first + self.d, len(self.a)))
            if not children:
                return
            least = min(children, key=lambda c: self.a[c])
            if self.a[i] <= self.a[least]:
                return
            self.a[i], self.a[least] = self.a[least], self.a[i]
            i = least

    def push(self, x):
        self.a.append(x)
        i = len(self.a) - 1
        while i and self.a[(i - 1) // self.d] > self.a[i]:
            p = (i - 1) // self.d
            self.a[i], self.a[p] = self.a[p], self.a[i]
            i = p

    def pop(self):
        if not self.a:
            raise Empty(f'{self.d}-ary heap')
        top, last = self.a[0], self.a.pop()
        if self.a:
            self.a[0] = last
            self._down(0)
        return top


class Leftist:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right
        self.rank = 1

    @staticmethod
    def merge(a, b):
        if a is None:
            return b
        if b is None:
            return a
        if b.key < a.key:
            a, b = b, a
        a.right = Leftist.merge(a.right, b)
        if a.left is None or a.left.rank < a.right.rank:
            a.left, a.right = a.right, a.left
        a.rank = 1 + (a.right.rank if a.right is not None else 0)
        return a


class Pairing:
    def __init__(self):
        self.root = None
        self.n = 0

    def push(self, key):
        self.root = self._link(self.root, PairNode(key))
        self.n += 1

    def _link(self, a, b):
        if a is None or b is None:
            return a or b
        if b.key < a.key:
            a, b = b, a
        a.children.append(b)
        return a

    def pop(self):
        if self.root is None:
            raise Empty('pairing heap')
        key, nodes = self.root.key, self.root.children
        pairs = [self._link(nodes[i], nodes[i + 1] if i + 1 < len(nodes) else None)
                 for i in range(0, len(nodes), 2)]
        self.root = None
        for p in reversed(pairs):
            self.root = self._link(self.root, p)
        self.n -= 1
        return key


class PairNode:
    def __init__(self, key):
        self.key = key
        self.children = []


def entry_point(argv):
    data = [(i * 53 + 17) % 71 for i in range(40)]
    for d in (2, 3, 5):
        h = DaryHeap(d, data[:20])
        for x in data[20:]:
            h.push(x)
        out = [h.pop() for _ in data]
        print(d, out == sorted(data), out[:4])
    tree = None
    for x in data:
        tree = Leftist.merge(tree, Leftist(x))
    print('leftist rank', tree.rank)
    out = []
    while tree is not None:
        out.append(tree.key)
        tree = Leftist.merge(tree.left, tree.right)
    print(out == sorted(data))
    p = Pairing()
    for x in data:
        p.push(x)
    print([p.pop() for _ in range(len(data))] == sorted(data), p.n)
    for heap_pop in (lambda: DaryHeap(4).pop(), lambda: p.pop()):
        try:
            heap_pop()
        except Empty as e:
            print('Empty:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
