class DNode:
    __slots__ = ('value', 'prev', 'next')

    def __init__(self, value):
        self.value = value
        self.prev = None
        self.next = None


class LRU:
    def __init__(self, size):
        self.size = size
        self.map = {}
        self.head = DNode(0)
        self.tail = DNode(0)
        self.keys = {}
        self.head.next = self.tail
        self.tail.prev = self.head

    def _unlink(self, n):
        n.prev.next = n.next
        n.next.prev = n.prev

    def _front(self, n):
        n.next = self.head.next
        n.prev = self.head
        self.head.next.prev = n
        self.head.next = n

    def get(self, key):
        n = self.map.get(key)
        if n is None:
            return -1
        self._unlink(n)
        self._front(n)
        return n.value

    def put(self, key, value):
        n = self.map.get(key)
        if n is not None:
            n.value = value
            self._unlink(n)
            self._front(n)
            return
        if len(self.map) >= self.size:
            last = self.tail.prev
            self._unlink(last)
            del self.map[self.keys[last]]
            del self.keys[last]
        n = DNode(value)
        self.map[key] = n
        self.keys[n] = key
        self._front(n)

    def order(self):
        out = []
        n = self.head.next
        while n is not self.tail:
            out.append(self.keys[n])
            n = n.next
        return out


def entry_point(argv):
    c = LRU(3)
    for i, k in enumerate('abc'):
        c.put(k, i)
    print(c.get('a'), c.order())
    c.put('d', 9)
    print(c.get('b'), c.get('d'), c.order())
    c.put('c', 77)
    print(c.get('c'), c.order(), len(c.map))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
