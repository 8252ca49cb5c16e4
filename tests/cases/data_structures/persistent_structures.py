class Cons:
    def __init__(self, head, tail):
        self.head = head
        self.tail = tail
        self.length = 1 + (tail.length if tail is not None else 0)


class PList:
    def __init__(self, cell=None):
        self._cell = cell

    def push(self, x):
        return PList(Cons(x, self._cell))

    @property
    def rest(self):
        if self._cell is None:
            raise IndexError('rest of the empty list')
        return PList(self._cell.tail)

    def __iter__(self):
        cell = self._cell
        while cell is not None:
            yield cell.head
            cell = cell.tail

    def __len__(self):
        return self._cell.length if self._cell is not None else 0

    def __repr__(self):
        return '(' + ' '.join(str(x) for x in self) + ')'


class PNode:
    __slots__ = ('key', 'value', 'left', 'right')

    def __init__(self, key, value, left, right):
        self.key, self.value, self.left, self.right = key, value, left, right


class PMap:
    """An immutable map: a change gives a new map that shares most nodes."""

    def __init__(self, root=None):
        self.root = root

    def set(self, key, value):
        def go(n):
            if n is None:
                return PNode(key, value, None, None)
            if key < n.key:
                return PNode(n.key, n.value, go(n.left), n.right)
            if key > n.key:
                return PNode(n.key, n.value, n.left, go(n.right))
            return PNode(key, value, n.left, n.right)
        return PMap(go(self.root))

    def __getitem__(self, key):
        n = self.root
        while n is not None:
            if key == n.key:
                return n.value
            n = n.left if key < n.key else n.right
        raise KeyError(key)

    def nodes(self):
        stack = [self.root]
        while stack:
            n = stack.pop()
            if n is not None:
                yield n
                stack += [n.right, n.left]

    def shared_with(self, other):
        return sum(1 for a in self.nodes() for b in other.nodes() if a is b)

    def __repr__(self):
        return '{' + ', '.join(f'{n.key}: {n.value}' for n in sorted(self.nodes(), key=lambda n: n.key)) + '}'


class Queue:
    def __init__(self, front, back):
        self.front, self.back = front, back

    def put(self, x):
        return Queue(self.front, self.back.push(x))

    def get(self):
        front, back = self.front, self.back
        if not len(front):
            for x in back:
                front = front.push(x)
            back = PList()
        for x in front:
            return x, Queue(front.rest, back)
        raise IndexError('get from an empty queue')


def entry_point(argv):
    empty = PList()
    a = empty.push(3).push(2)
    b, c = a.push(1), a.push(10)
    print(empty, a, b, c, len(c), b.rest._cell is c.rest._cell)
    try:
        empty.rest
    except IndexError as e:
        print(e)
    m = PMap()
    versions = [m]
    for word in 'delta alpha echo bravo foxtrot'.split():
        versions.append(versions[-1].set(word, len(word)))
    last = versions[-1]
    changed = last.set('alpha', 99)
    print(versions[3], changed, last['alpha'], changed['alpha'], changed.shared_with(last))
    try:
        m['alpha']
    except KeyError as e:
        print('KeyError', e)
    q = Queue(PList(), PList()).put(1).put(2)
    old = q
    x, q = q.get()
    y, q = q.put(3).get()
    print(x, y, q.get()[0], old.get()[0])
    try:
        q.get()[1].get()
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
