def pairs():
    yield (1, [2, 3])
    yield (4, [5, 6, 7])


def entry_point(argv):
    n = len(argv)
    a, *b = [1, 2, 3]
    print(a, b)
    *a, b = (1, 2, n)
    print(a, b)
    a, *b, c = 'hello'
    print(a, b, c)
    a, *b, c = range(2)
    print(a, b, c)
    (a, *b), *c = [[1, 2, 3], [4], [5]]
    print(a, b, c)
    for x, *rest in [[1, 2], [3], [4, 5, 6]]:
        print(x, rest)
    for x, (y, *z) in pairs():
        print(x, y, z)
    print([*range(3), n, *[7, 8]], (*[1, 2], 3), (*(n, 'x'), *[2.5]))
    print({*[1, 2], *[2, 3]} == {1, 2, 3}, {**{'a': 1}, 'b': n})
    first, *_ = sorted([3, 1, 2])
    print(first)
    try:
        a, *b, c = [n]
    except ValueError as e:
        print(e)
    try:
        a, b = [n, 2, 3]
    except ValueError as e:
        print(e)
    try:
        a, b, c = 'ab'
    except ValueError as e:
        print(e)
    d = {}
    d['x'], *rest = [[n], [2], [3]]
    *d['y'], last = [1, 2, 3]
    print(d, rest, last)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
