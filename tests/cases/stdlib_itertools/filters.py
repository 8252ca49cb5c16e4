from itertools import takewhile, dropwhile, filterfalse, compress, starmap


def small(x):
    return x < 4


def entry_point(argv):
    xs = [1, 3, 5, 2, 1]
    print(list(takewhile(small, xs)), list(dropwhile(small, xs)), list(filterfalse(small, xs)))
    print(list(takewhile(small, [9])), list(dropwhile(small, [1, 2])), list(filterfalse(small, [1])))
    print(list(filterfalse(None, [0, 1, 2, 0])))
    limit = 3
    print(list(takewhile(lambda x: x != limit, xs)), list(dropwhile(lambda c: c == ' ', '  a b')))
    print(list(compress('abcdef', [1, 0, 1, 0, 1])), list(compress([1, 2], [False, True, True])))
    print(list(starmap(lambda a, b: a ** b, [(2, 3), (3, 2), (10, 0)])), list(starmap(lambda a, b: a + b, [('x', 'y')])))
    calls = []

    def noisy(x):
        calls.append(x)
        return x > 1

    print(list(takewhile(noisy, [3, 2, 1, 5])), calls)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
