"""`hash` of ranges: equal ranges have the same."""


def entry_point(argv):
    n = len(argv)
    print(hash(range(3)) == hash(range(0, 3, 1)), hash(range(0)) == hash(range(5, 5)), hash(range(1, 2)) == hash(range(1, 3, 5)))
    print(hash(range(0, 10, 3)), hash(range(7)), hash(range(10, n, -2)) == hash(range(10, n - 0, -2)))
    return 0
