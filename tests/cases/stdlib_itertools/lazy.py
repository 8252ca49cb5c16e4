from itertools import (accumulate, chain, compress, count, cycle, dropwhile, filterfalse, islice, pairwise,
                       repeat, starmap, takewhile, tee, zip_longest)

LOG = []


def noisy(n):
    for i in range(n):
        LOG.append(i)
        yield i


def taken():
    seen = LOG[:]
    del LOG[:]
    return seen


def entry_point(argv):
    print(list(zip(count(), 'abc')), list(zip('ab', count(5, 5))), list(zip(cycle([1, 2]), range(5))))
    print(list(zip(repeat('x'), [1, 2])), list(islice(zip(count(), count(10)), 2)))
    print([x for x, y, z in zip(count(), [1, 2], cycle('a'))], list(zip([1, 2], count(), repeat(0), 'ab')))
    print(list(islice(map(lambda x: x * x, count(1)), 4)), list(islice(filter(lambda x: x % 7 == 0, count(1)), 3)))
    print(list(takewhile(lambda x: x < 40, map(lambda x: x ** 2, count(3)))))
    print(list(islice(enumerate(count(7)), 2)), list(islice(starmap(lambda a, b: a * b, zip(count(), count())), 4)))
    print(list(islice(accumulate(count(1)), 5)), list(islice(pairwise(count()), 2)), list(islice(compress(count(), cycle([1, 0])), 3)))
    print(list(islice(dropwhile(lambda x: x < 5, count()), 2)), list(islice(filterfalse(lambda x: x % 2, count()), 3)))
    print(list(islice(chain([8], count()), 3)), next(iter(chain([0][:0], count(3)))))
    print(list(islice(noisy(100), 3)), taken())
    print(next(map(str, noisy(5))), taken(), next(filter(lambda x: x > 1, noisy(9))), taken())
    for a, b in zip(noisy(3), noisy(2)):
        LOG.append(100)
    print(taken())
    print(any(x > 2 for x in noisy(50)), taken(), all(x < 2 for x in noisy(50)), taken(), 3 in noisy(9), taken())
    a, b = tee(noisy(4))
    print(next(a), next(a), taken(), next(b), taken(), list(b), taken(), list(a), taken())
    x, y, z = tee('pqr', 3)
    print(next(x), list(y), list(z), list(x))
    first, second = tee(count())
    print(list(islice(first, 3)), next(second))
    it = iter(range(10))
    print(list(islice(it, 3)), list(takewhile(lambda v: v < 6, it)), list(it))
    m = map(lambda v: v + 1, [1, 2])
    print(next(m), next(m), next(m, -1))
    c = count(10, -3)
    print(next(c), next(c), next(c), [next(c) for _ in range(2)])
    f = count(0.5, 0.25)
    print(next(f), next(f), next(f))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
