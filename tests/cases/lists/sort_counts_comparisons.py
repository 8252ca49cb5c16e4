COUNT = [0]


class Item:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        COUNT[0] += 1
        return self.value < other.value


def count(values):
    items = [Item(v) for v in values]
    COUNT[0] = 0
    items.sort()
    n = COUNT[0]
    assert [i.value for i in items] == sorted(values)
    return n


def entry_point(argv):
    n = 300
    # What is in order already is looked at once.
    print(count(range(n)), count(range(n, 0, -1)), count([5] * n), count([]), count([1]), count([2, 1]))
    print(count(list(range(n)) + [0]) < n + 60, count([n] + list(range(n))) < n + 60)
    # Two runs that do not overlap, in the wrong order: found by galloping.
    print(count(list(range(n, 2 * n)) + list(range(n))) < 2 * n + 60)
    # Two that alternate take one comparison for each item.
    print(count(list(range(0, n, 2)) + list(range(1, n, 2))) <= 2 * n + 200)
    # Long runs of different lengths.
    v = []
    for size in (150, 10, 90, 40, 50):
        v.extend(range(size))
    print(count(v) < 1400)
    state = 12345
    values = []
    for _ in range(n):
        state = (state * 1103515245 + 12345) & 0x7fffffff
        values.append(state >> 8)
    c = count(values)
    print(1900 < c < 2300)
    print(count([v % 3 for v in values]) < 1500)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
