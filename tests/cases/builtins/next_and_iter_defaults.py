class Count:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


def entry_point(argv):
    n = len(argv)
    it = iter([1, 2])
    print(next(it), next(it), next(it, 0), next(it, n))
    print(next(iter([]), 'none'), next(iter('abc')), next(iter({'k': 1})))
    c = Count(2)
    print(next(c), next(c), next(c, -1), next(c, -2))
    try:
        next(c)
    except StopIteration as e:
        print('stop', repr(str(e)))
    try:
        next(iter(range(0)))
    except StopIteration:
        print('empty range')
    it = iter([1, 2, 3, 4])
    print([(a, next(it)) for a in it])
    it = iter('abcd')
    for a in it:
        print(a, next(it, '?'), end=';')
    print()
    s = next((w for w in ['x', 'yy', 'zz'] if len(w) > n), None)
    print(s, next((w for w in ['x'] if len(w) > n), None))
    print(next((i for i in range(5) if i * i > 5), -1))
    it = iter(it)
    print(next(it, 'end'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
