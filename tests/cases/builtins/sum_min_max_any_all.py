def gen(n):
    for i in range(n):
        yield i - 2


def entry_point(argv):
    n = len(argv)
    print(sum([]), sum([1, 2, 3]), sum(range(5), 100), sum((1, 2)), sum({4, 5}), sum(gen(5)))
    print(sum([1.5, 2.5]), sum([0.5], 1.0), sum([True, True, False]), sum({1: 'a', 2: 'b'}))
    print(sum([[1], [2, 3]], []), sum([1, 2], n), sum([], 7))
    print(min(3, 1, 2), max(3, 1, 2), min('b', 'a'), max('abc'), min([4, 2]), max((1.5, 0.5)))
    print(min(gen(4)), max(gen(4)), min({3: 0, 1: 0}), max([[1, 2], [1, 3]]), min((2, 'a'), (1, 'z')))
    print(min([], default=n), max([], default=-1), max([5], default=0), min((), default='none'))
    print(min(['bb', 'a'], key=len), max([], key=len, default='d'), max([-5, 3], key=abs))
    print(any([]), all([]), any([0, 0, 3]), all([1, 2, 0]), any(x > 1 for x in gen(5)), all(x > -5 for x in gen(3)))
    print(any(['', 'a']), all(['', 'a']), any({}), all({0: 1}), any([None, n]), all([[1], [2]]))
    seen = []

    def check(x):
        seen.append(x)
        return x > 1
    print(any(check(x) for x in [1, 2, 3]), seen)
    del seen[:]
    print(all(check(x) for x in [2, 1, 3]), seen)
    try:
        min([])
    except ValueError as e:
        print(e)
    try:
        max(x for x in [] if x)
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
