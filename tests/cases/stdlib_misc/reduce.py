from functools import reduce
import operator


def longest(a, b):
    return a if len(a) >= len(b) else b


def entry_point(argv):
    print(reduce(lambda a, b: a + b, [1, 2, 3, 4]), reduce(operator.mul, range(1, 8)))
    print(reduce(operator.add, ['a', 'b', 'c'], '>'), reduce(longest, ['x', 'yyy', 'zz', 'www']))
    print(reduce(operator.add, [5]), reduce(operator.add, [0][:0], 42))
    print(reduce(lambda acc, x: acc * 10 + x, [1, 2, 3], 0))
    print(reduce(operator.xor, [1, 2, 4, 1]), reduce(operator.or_, [1, 2, 4]), reduce(operator.and_, [7, 6]))
    try:
        reduce(operator.add, [0][:0])
    except TypeError as e:
        print(e)
    counts = reduce(lambda d, c: d + [c] if c not in d else d, list('abcab'), [''][:0])
    print(counts)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
