def counter_with(step):
    def gen(start, stop=None):
        n = start
        while stop is None or n < stop:
            yield n
            n += step
    return gen


def spread(*args, sep='-', **named):
    for i, a in enumerate(args):
        yield '%d%s%s' % (i, sep, a)
    for k in sorted(named):
        yield k + sep + str(named[k])


def make_pair():
    total = 0

    def feed(xs):
        nonlocal total
        for x in xs:
            total += x
            yield total
    return feed, lambda: total


def mutate(xs):
    for i, x in enumerate(xs):
        xs[i] = x * 2
        yield xs[:]


def rebinding(x):
    x = x + 1
    yield x
    x, y = x * 2, x
    yield x, y
    del y
    for x in range(2):
        yield x, x
    yield x, -1


def pairs(x):
    for p in [(x, 1), (x + 1, 2)]:
        a, b = p
        yield b, a


def entry_point(argv):
    n = len(argv)
    by2 = counter_with(2)
    print(list(by2(0, 7)), [x for x, _ in zip(counter_with(n + 4)(1), 'abc')])
    print(list(spread(1, 2, sep='/')), list(spread(a=n, b=2)), list(spread()))
    feed, total = make_pair()
    print(list(feed([1, 2, 3])), total(), list(feed([10])), total())
    print(list(mutate([1, 2])), list(pairs(n)), dict(pairs(5)))
    gens = [by2(0, 5), counter_with(3)(0, 5)]
    print([next(g) for g in gens], [next(g) for g in gens], [list(g) for g in gens])
    fs = [lambda k=k: (k * i for i in range(3)) for k in [1, 10]]
    print([list(f()) for f in fs])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
