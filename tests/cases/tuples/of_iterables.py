def count_up(n):
    i = 0
    while i < n:
        yield i
        i += 1


class Bag:
    def __init__(self, xs):
        self.xs = xs

    def __iter__(self):
        return iter(self.xs)


def entry_point(argv):
    n = len(argv) + 2
    print(tuple('abcé'[:n]), tuple(b'abc'[:n]), tuple(range(n)), tuple(range(10, 0, -n)))
    print(tuple({'x': 1, 'y': 2}), tuple({'x': 1, 'y': 2}.values()), tuple({'x': 1}.items()))
    print(tuple(sorted({3, 1, 2})), tuple(frozenset([7])))
    print(tuple(count_up(n)), tuple(i * 2 for i in range(n) if i != 1), tuple(Bag(['p', 'q'])))
    print(tuple(map(str, [1, 2])), tuple(filter(None, [0, 1, 2])), tuple(zip([1, 2], 'ab')))
    print(tuple(enumerate('xy')), tuple(reversed([1, 2, 3])), tuple(iter([4, 5])))
    print(tuple(['%d' % i for i in range(n)]), tuple([[1], [2, 3]]), tuple([(1, 'a'), (2, 'b')]))
    print(tuple(()), tuple([]), tuple(''), tuple(count_up(0)))
    words = 'the quick brown fox'.split()
    print(tuple(words), tuple(words[1:3]), tuple(w.upper() for w in words))
    print(tuple([None, None]), tuple([True, False]), tuple([1.5, 2.0]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
