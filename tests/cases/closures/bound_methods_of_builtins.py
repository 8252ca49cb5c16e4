def each(f, xs):
    for x in xs:
        f(x)


def choose(flag, seen, log):
    if flag:
        return seen.append
    return lambda x: log.append(-x)


def noop(x):
    pass


def entry_point(argv):
    n = len(argv)
    seen = []
    log = []
    each(seen.append, [1, 2, 3])
    each(lambda x: log.append(x * 2), [1, 2])
    each(noop, [1])
    print(seen, log)
    f = choose(n == 1, seen, log)
    f(50)
    f = choose(n == 2, seen, log)
    f(60)
    print(seen, log)
    d = {'a': 1, 'b': 2}
    words = ['b', 'zz', 'a']
    get = d.get
    print([get(w) for w in ['a', 'b']], get('q', -1))
    print(sorted(['b', 'a'], key=d.get))
    print(max(d, key=d.get))
    lookup = d.__getitem__
    print(list(map(lookup, ['a', 'b'])))
    s = ', '
    join = s.join
    print(join(words))
    upper = 'abc'.upper
    print(upper())
    print(list(map(str.upper, words)), sorted(['B', 'a', 'C'], key=str.lower))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
