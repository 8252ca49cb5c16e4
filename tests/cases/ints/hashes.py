"""`hash` of numbers, and of tuples and frozensets of them, as CPython computes it on 64 bits."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __hash__(self):
        return hash((self.x, self.y))


def entry_point(argv):
    n = len(argv)
    prime = 2 ** 61 - 1
    for i in (0, 1, -1, -2, 2, prime - 1, prime, prime + 1, -prime, -prime - 1, -prime - 2, 2 ** 62, 2 ** 63 - 1, -2 ** 63):
        print(hash(i * n), end=' ')
    print()
    for x in (0.0, -0.0, 1.0, -1.0, 1.5, 0.1, -0.1, 3.0, 1e300, -1e300, 1e-300, 5e-324, 2.0 ** 61, 2.0 ** 63, 123456.789):
        print(hash(x * n), end=' ')
    print(hash(float('inf')), hash(-float('inf')), hash(n == 1), hash(n > 1))
    print(hash((n, 2, 3)), hash((n,)), hash((n, 2.5)), hash((-n, (2, 3))), hash((n == 1,)), hash((0.0, n, -1)))
    t = tuple(range(n, n + 10))
    print(hash(t), hash(t[:3]), hash(t[:3]) == hash((1, 2, 3)), hash(t[5:5]))
    print(hash(frozenset([n, 2, 3])), hash(frozenset([3, n, 2])), hash(frozenset([n * 1.5])), hash(frozenset(range(n, n + 40))))
    print(hash(n) == hash(float(n)) == hash(True), hash((1, 2)) == hash((1.0, 2.0)), hash(Point(n, 2)), Point(1, 2) in {Point(n, 2): 1})
    print(hash('a' * n) == hash('a'), hash(('x', n)) == hash(('x', 1)), [hash(i) % 7 for i in (-n, 10 ** 18, -10 ** 18)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
