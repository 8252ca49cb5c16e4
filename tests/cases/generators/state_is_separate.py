def counter(start, step=1, *, limit=10):
    n = start
    while n < limit:
        yield n
        n += step
        step += 1


def two_types(xs, sep):
    for x in xs:
        yield str(x) + sep
        yield sep


def entry_point(argv):
    a, b = counter(0), counter(len(argv), 2, limit=8)
    print(next(a), next(b), next(a), next(b), list(a), list(b))
    print(list(two_types([1, 2], '-')), list(two_types([1.5], '/')), list(two_types('ab', '')))
    c = counter(5)
    it = iter(c)
    print(it is c, next(it), next(c))
    print([x for x in counter(7)], [x for x in counter(100)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
