# lost: the sentinel of an empty deque refers to itself
class Node:
    def __init__(self, value):
        self.value = value
        self.prev = self.next = self


class Deque:
    """Around a sentinel."""

    def __init__(self, values=None, maxlen=None):
        self._end = Node(0)
        self._len = 0
        self.maxlen = maxlen
        self.extend(values or [])

    def _insert(self, value, before):
        node = Node(value)
        node.prev, node.next = before.prev, before
        before.prev.next = node
        before.prev = node
        self._len += 1

    def _unlink(self, node):
        if node is self._end:
            raise IndexError('pop from an empty deque')
        node.prev.next = node.next
        node.next.prev = node.prev
        self._len -= 1
        return node.value

    def append(self, value):
        self._insert(value, self._end)
        if self.maxlen is not None and self._len > self.maxlen:
            self.popleft()

    def appendleft(self, value):
        self._insert(value, self._end.next)
        if self.maxlen is not None and self._len > self.maxlen:
            self.pop()

    def pop(self):
        return self._unlink(self._end.prev)

    def popleft(self):
        return self._unlink(self._end.next)

    def extend(self, values):
        for v in values:
            self.append(v)

    def rotate(self, n):
        if self._len:
            for _ in range(n % self._len):
                self.appendleft(self.pop())

    def __iter__(self):
        node = self._end.next
        while node is not self._end:
            yield node.value
            node = node.next

    def __reversed__(self):
        node = self._end.prev
        while node is not self._end:
            yield node.value
            node = node.prev

    def __len__(self):
        return self._len

    def __eq__(self, other):
        return len(self) == len(other) and all(a == b for a, b in zip(self, other))

    def __repr__(self):
        limit = '' if self.maxlen is None else f', maxlen={self.maxlen}'
        return f'Deque({list(self)!r}{limit})'


def sliding_maxima(values, width):
    window = Deque()
    out = []
    for i, v in enumerate(values):
        while len(window) and values[window._end.prev.value] <= v:
            window.pop()
        window.append(i)
        if window._end.next.value <= i - width:
            window.popleft()
        if i >= width - 1:
            out.append(values[window._end.next.value])
    return out


def entry_point(argv):
    d = Deque([1, 2, 3])
    d.appendleft(0)
    d.append(4)
    print(d, len(d), list(reversed(d)))
    print(d.pop(), d.popleft(), d)
    d.rotate(1)
    print(d)
    d.rotate(-1)
    print(d == Deque([1, 2, 3]), d == Deque([1, 2]), d != Deque([1, 2, 4]))
    last = Deque(list(range(10)), maxlen=3)
    last.appendleft(99)
    print(last)
    for pop in [Deque().pop, Deque().popleft]:
        try:
            pop()
        except IndexError as e:
            print('IndexError:', e)
    print(sliding_maxima([1, 3, -1, -3, 5, 3, 6, 7], 3), sliding_maxima([2], 1), sliding_maxima([1, 2], 5))
    print(bool(Deque()), bool(d), 2 in d, Deque(maxlen=0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
