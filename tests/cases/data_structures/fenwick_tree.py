class Fenwick:
    def __init__(self, size):
        self.tree = [0] * (size + 1)

    def add(self, i, delta):
        if not 0 <= i < len(self.tree) - 1:
            raise IndexError(f'{i} not in 0..{len(self.tree) - 2}')
        i += 1
        while i < len(self.tree):
            self.tree[i] += delta
            i += i & -i

    def prefix(self, i):
        total = 0
        while i > 0:
            total += self.tree[i]
            i &= i - 1
        return total

    def between(self, low, high):
        return self.prefix(high) - self.prefix(low)

    def kth(self, k):
        """The first position at which the prefix sum exceeds k."""
        position, step = 0, 1
        while step * 2 < len(self.tree):
            step *= 2
        while step:
            following = position + step
            if following < len(self.tree) and self.tree[following] <= k:
                position = following
                k -= self.tree[following]
            step //= 2
        return position


class Fenwick2D:
    def __init__(self, rows, columns):
        self.rows = [Fenwick(columns) for _ in range(rows + 1)]

    def add(self, r, c, delta):
        r += 1
        while r < len(self.rows):
            self.rows[r].add(c, delta)
            r += r & -r

    def corner(self, r, c):
        total = 0
        while r:
            total += self.rows[r].prefix(c)
            r -= r & -r
        return total


def count_inversions(values):
    ranks = {v: i for i, v in enumerate(sorted(set(values)))}
    seen = Fenwick(len(ranks))
    result = 0
    for n, v in enumerate(values):
        result += n - seen.prefix(ranks[v] + 1)
        seen.add(ranks[v], 1)
    return result


def josephus(n, k):
    circle = Fenwick(n)
    for i in range(n):
        circle.add(i, 1)
    at, order = 0, []
    for left in range(n, 0, -1):
        at = (at + k - 1) % left
        person = circle.kth(at)
        order.append(person + 1)
        circle.add(person, -1)
    return order


def entry_point(argv):
    f = Fenwick(8)
    for i, v in enumerate([3, -1, 4, 1, -5, 9, 2, 6]):
        f.add(i, v)
    print([f.prefix(i) for i in range(9)], f.between(2, 6), f.between(3, 3))
    for bad in (-1, 8):
        try:
            f.add(bad, 1)
        except IndexError as e:
            print('IndexError:', e)
    print(count_inversions([5, 4, 3, 2, 1]), count_inversions([1, 2, 2, 1, 3, 1]), count_inversions([]))
    print(josephus(7, 3), josephus(10, 2)[-1], josephus(1, 5))
    g = Fenwick2D(4, 5)
    for r in range(4):
        for c in range(5):
            g.add(r, c, r * 5 + c)
    print(g.corner(4, 5), g.corner(2, 3), g.corner(0, 5))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
