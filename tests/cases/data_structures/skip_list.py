class Coin:
    def __init__(self, seed):
        self.state = seed

    def heads(self):
        self.state ^= (self.state << 13) & 0xFFFFFFFF
        self.state ^= self.state >> 17
        self.state ^= (self.state << 5) & 0xFFFFFFFF
        return self.state & 1


class Node:
    __slots__ = ('key', 'value', 'next')

    def __init__(self, key, value, levels):
        self.key = key
        self.value = value
        self.next = [None] * levels


class SkipList:
    MAX = 8

    def __init__(self, seed=2463534242):
        self.head = Node('', 0, self.MAX)
        self.coin = Coin(seed)
        self.size = 0
        self.levels = 1

    def _before(self, key):
        path = [self.head] * self.MAX
        node = self.head
        for level in range(self.levels - 1, -1, -1):
            while node.next[level] is not None and node.next[level].key < key:
                node = node.next[level]
            path[level] = node
        return path

    def put(self, key, value):
        path = self._before(key)
        found = path[0].next[0]
        if found is not None and found.key == key:
            old, found.value = found.value, value
            return old
        levels = 1
        while levels < self.MAX and self.coin.heads():
            levels += 1
        self.levels = max(self.levels, levels)
        node = Node(key, value, levels)
        for i in range(levels):
            node.next[i] = path[i].next[i]
            path[i].next[i] = node
        self.size += 1
        return None

    def get(self, key):
        node = self._before(key)[0].next[0]
        if node is None or node.key != key:
            raise KeyError(key)
        return node.value

    def delete(self, key):
        path = self._before(key)
        node = path[0].next[0]
        if node is None or node.key != key:
            return False
        for i in range(len(node.next)):
            path[i].next[i] = node.next[i]
        self.size -= 1
        return True

    def range(self, low, high):
        node = self._before(low)[0].next[0]
        while node is not None and node.key < high:
            yield node.key, node.value
            node = node.next[0]

    def row(self, level):
        node, n = self.head.next[level], 0
        while node is not None:
            n += 1
            node = node.next[level]
        return n


def entry_point(argv):
    s = SkipList()
    print([s.put(w, len(w)) for w in 'one two three four five six seven two'.split()])
    print(s.size, list(s.range('', '~')))
    print(list(s.range('f', 'p')), list(s.range('x', 'y')))
    print(s.put('six', 66), s.get('six'), s.delete('one'), s.delete('one'), s.size)
    for key in ('one', 'zzz'):
        try:
            s.get(key)
        except KeyError as e:
            print('no', e)
    for i in range(300):
        s.put(f'k{i:03}', i)
    rows = [s.row(level) for level in range(SkipList.MAX)]
    print(rows[0], sorted(rows, reverse=True) == rows, rows[1] > 50)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
