import math


def entry_point(argv):
    n = len(argv)
    print(sum([]), sum([1, 2, 3]), sum((n, n)), sum({1, 2}), sum(range(101)), sum(x * x for x in range(5)))
    print(sum([1, 2], 10), sum([0.5, 0.25]), sum([1, 2.5]), sum([1.5], start=2), sum([[1], [2, 3]], []))
    print(sum([True, False, True]), sum({3: 1, 4: 2}), sum([n] * 5, start=-5))
    print(math.prod([]), math.prod([1, 2, 3, 4]), math.prod([2.5, 2]), math.prod(range(1, 11)), math.prod([3, 4], start=10))
    print(math.prod([n, 0, 5]), math.prod((2, 3)), math.prod(x for x in [7, 3]))
    print(math.sumprod([1, 2], [3, 4]) if hasattr(math, 'sumprod') else 11)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
