class Down:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        n = self.n
        while n:
            yield n
            n -= 1


def entry_point(argv):
    n = len(argv)
    print(list(zip([1, 2, 3], Down(2))), list(zip(Down(2), 'abc', [1.5, 2.5])))
    print(list(enumerate(Down(3))), list(enumerate('ab', n)), list(enumerate([], 5)))
    for i, (a, b) in enumerate(zip([1, 2], 'xy'), start=10):
        print(i, a, b)
    for (i, a), b in zip(enumerate('pq'), [True, False]):
        print(i, a, b)
    d = {'a': 1, 'b': 2}
    print(list(zip(d, d.values(), d.items())), dict(zip('xyz', range(3))))
    print([x for x in zip(range(3), range(0, 30, 10))])
    it = iter([1, 2, 3, 4, 5, 6])
    print(list(zip(it, it)))
    it = iter(range(5))
    print([(x, y) for x, y in zip('ab', it)], next(it))
    print(sum(a * b for a, b in zip([1, 2, 3], [4, 5, 6])))
    print(max(enumerate([3, 9, 2]), key=lambda p: p[1]))
    print(list(map(lambda p: p[0] + p[1], zip([1, 2], [3, 4]))))
    e = enumerate('xyz')
    print(next(e), next(e))
    z = zip([1, 2], [3, 4])
    print(next(z), list(z), list(z))
    print(list(reversed(list(enumerate('ab')))), sorted(zip([2, 1], 'ab')))
    a, b = zip((1, 2), (3, 4))
    print(a, b)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
