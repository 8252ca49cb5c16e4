"""A `StopIteration` of a function that an iterator calls ends it; one inside a generator is an error."""
import itertools


def first(xs):
    return next(iter(xs))


def odd(n):
    if n > 4:
        raise StopIteration
    return n % 2 == 1


def generator(xs):
    for x in xs:
        yield first(x)


ROWS = list(map(first, [[1], [2], [], [3]]))


def entry_point(argv):
    rows = [[1, 2], [3], [], [4]]
    print(list(map(first, rows)), ROWS)
    print(list(filter(odd, [1, 2, 3, 5, 1])))
    print(list(filter(lambda b: not next(x for x in [0] if b), [True, False, True])))
    print([a for a in itertools.takewhile(odd, [1, 3, 5, 1])])
    print([a for a in itertools.filterfalse(odd, [2, 1, 4, 5, 2])])
    print(list(itertools.starmap(lambda a, b: first([a][:b]), [(1, 1), (2, 1), (3, 0), (4, 1)])))
    print(list(itertools.accumulate([1, 2, 3], lambda a, b: first([a + b][:3 - b]))))
    total = 0
    for n in map(lambda a, b: first([a + b][:b]), [1, 2, 3], [1, 0, 1]):
        total += n
    print(total)
    try:
        print(list(generator(rows)))
    except RuntimeError as e:
        print(e)
    try:
        print([first(x) for x in rows])
    except StopIteration as e:
        print("stopped", e.value is None)
    return 0
