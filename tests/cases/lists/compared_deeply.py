class V:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __lt__(self, other):
        return self.n < other.n

    def __le__(self, other):
        return self.n <= other.n

    def __gt__(self, other):
        return self.n > other.n

    def __ge__(self, other):
        return self.n >= other.n

    def __repr__(self):
        return 'V%d' % self.n


def table(xs):
    for a in xs:
        print(''.join(['<' if a < b else '=' if a == b else '>' for b in xs]), ''.join(['L' if a <= b else '.' for b in xs]),
              ''.join(['G' if a >= b else '.' for b in xs]), ''.join(['N' if a != b else '.' for b in xs]))


def entry_point(argv):
    table([[], [1], [1, 2], [2], [1, 2, 3], [0, 9]])
    table([['a'], ['ab'], ['a', 'b'], ['B']])
    table([[[1], [2]], [[1], [2], []], [[1, 0]], [[]]])
    table([[(1, 'a')], [(1, 'b')], [(0, 'z'), (1, 'a')]])
    table([[V(1)], [V(2)], [V(1), V(0)]])
    print([1, 2] == [1.0, 2.0], [True] == [1], [1.5] > [1], ['a'] == ['a', ''], [None] == [None], [[], []] == [[]])
    print([V(1), V(2)] == [V(1), V(2)], V(2) in [V(1), V(2)], [V(3), V(1)].index(V(1)), [V(1), V(1)].count(V(1)))
    print(sorted([[2, 1], [1, 5], [1], []]), max([[1, 2], [1, 3]]), min(['b', 'a'], ['a', 'z']))
    nan = float('nan')
    print([nan] == [1.0], [1.0, nan] < [2.0, nan], [{1}] == [{1}], [{'a': 1}] == [{'a': 1}], [(1, [2])] == [(1, [2])])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
