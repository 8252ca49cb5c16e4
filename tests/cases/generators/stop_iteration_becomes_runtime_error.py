def leaks(n):
    yield 1
    if n:
        raise StopIteration
    yield 2


def leaks_from_next(it):
    while True:
        yield next(it) * 2


def guarded(it):
    while True:
        try:
            yield next(it) + 100
        except StopIteration:
            return


def entry_point(argv):
    n = len(argv)
    g = leaks(n)
    print(next(g))
    try:
        next(g)
    except RuntimeError as e:
        print('RuntimeError', e)
    print(list(leaks(0)))
    got = []
    try:
        for x in leaks_from_next(iter([1, 2, 3])):
            got.append(x)
    except RuntimeError as e:
        print(got, e)
    print(list(guarded(iter([1, 2]))))
    try:
        print(sum(leaks_from_next(iter([5]))))
    except RuntimeError as e:
        print('sum', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
