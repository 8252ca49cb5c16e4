def is_even(x):
    return x % 2 == 0


def entry_point(argv):
    n = len(argv)
    xs = [n, 2, 3, 4]
    print(any([]), all([]), any([0, 0]), all(xs), any(x > 3 for x in xs), all(x > 0 for x in xs), any({0: 1}), all('abc'), any(''))
    print(list(map(is_even, xs)), list(map(str, xs)), list(map(lambda a, b: a * b, xs, [10, 20, 30])), [x for x in map(abs, [-1, 2])], sum(map(len, ['a', 'bcd'])))
    print(list(filter(is_even, xs)), list(filter(None, [0, 1, 2, 0])), [x for x in filter(lambda s: len(s) > 1, ['a', 'bc'])], len(list(filter(is_even, [1, 3]))))
    print(list(zip(xs, 'abcd')), list(zip([1, 2], ['x', 'y', 'z'], [1.5, 2.5])), [a + b for a, b in zip(xs, xs[1:])], list(enumerate('ab', 5)), list(reversed(xs)), sorted(xs, reverse=True))
    print(sorted(['b', 'A', 'c'], key=lambda s: s.lower()), sorted([3, 1, 2], key=lambda x: -x), sorted('hello'), sorted({'z': 1, 'y': 2}), sorted([(2, 'b'), (1, 'z'), (2, 'a')]))
    it = iter(xs)
    print(next(it), next(it), next(it, -1), next(it, -1), next(it, -1))
    print(callable(is_even), callable(n), hasattr('s', 'upper'), hasattr(n, 'nothing'), getattr('abc', 'missing', 'default'), isinstance(n, int), isinstance('s', (int, str)), issubclass(bool, int))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
