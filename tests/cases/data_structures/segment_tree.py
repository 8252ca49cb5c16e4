class SegmentTree:
    """Point updates, range queries with any associative function."""

    def __init__(self, items, combine, neutral):
        self.n = len(items)
        self.combine = combine
        self.neutral = neutral
        self.tree = [neutral] * self.n + list(items)
        for i in range(self.n - 1, 0, -1):
            self.tree[i] = combine(self.tree[2 * i], self.tree[2 * i + 1])

    def __setitem__(self, i, value):
        if not 0 <= i < self.n:
            raise IndexError('position %d of %d' % (i, self.n))
        i += self.n
        self.tree[i] = value
        while i > 1:
            i //= 2
            self.tree[i] = self.combine(self.tree[2 * i], self.tree[2 * i + 1])

    def query(self, low, high):
        left = right = self.neutral
        low += self.n
        high += self.n
        while low < high:
            if low & 1:
                left = self.combine(left, self.tree[low])
                low += 1
            if high & 1:
                high -= 1
                right = self.combine(self.tree[high], right)
            low //= 2
            high //= 2
        return self.combine(left, right)


class LazySum:
    """Adds to ranges, sums of ranges."""

    def __init__(self, n):
        self.n = n
        self.sums = [0] * (4 * n)
        self.pending = [0] * (4 * n)

    def add(self, low, high, value):
        self._add(1, 0, self.n, low, high, value)

    def _add(self, node, start, end, low, high, value):
        if low >= end or high <= start:
            return
        if low <= start and end <= high:
            self.sums[node] += value * (end - start)
            self.pending[node] += value
            return
        middle = (start + end) // 2
        self._add(2 * node, start, middle, low, high, value)
        self._add(2 * node + 1, middle, end, low, high, value)
        self.sums[node] = (self.sums[2 * node] + self.sums[2 * node + 1]
                           + self.pending[node] * (end - start))

    def sum(self, low, high):
        return self._sum(1, 0, self.n, low, high, 0)

    def _sum(self, node, start, end, low, high, above):
        if low >= end or high <= start:
            return 0
        if low <= start and end <= high:
            return self.sums[node] + above * (end - start)
        above += self.pending[node]
        middle = (start + end) // 2
        return (self._sum(2 * node, start, middle, low, high, above)
                + self._sum(2 * node + 1, middle, end, low, high, above))


def entry_point(argv):
    values = [5, 3, 8, -2, 7, 1, 9]
    total = SegmentTree(values, lambda a, b: a + b, 0)
    least = SegmentTree(values, min, 1000)
    wrong = 0
    for i in range(len(values) + 1):
        for j in range(i, len(values) + 1):
            wrong += total.query(i, j) != sum(values[i:j])
            wrong += least.query(i, j) != min(values[i:j] + [1000])
    print('wrong', wrong, total.query(2, 5), least.query(0, 3), least.query(4, 4))
    total[3] = 10
    least[3] = 4
    print(total.query(0, 7), least.query(2, 5))
    try:
        total[7] = 1
    except IndexError as e:
        print(e)
    lazy = LazySum(10)
    plain = [0] * 10
    for a, b, v in ((0, 10, 1), (2, 5, 3), (4, 9, -2), (5, 5, 100), (9, 10, 7)):
        lazy.add(a, b, v)
        for i in range(a, b):
            plain[i] += v
    print([lazy.sum(i, i + 1) for i in range(10)] == plain, lazy.sum(0, 10), lazy.sum(3, 7), plain)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
