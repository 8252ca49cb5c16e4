def take(it, n):
    out = []
    for i in range(n):
        out.append(next(it))
    return out


def entry_point(argv):
    n = len(argv)
    it = iter([1, 2, 3, 4, 5])
    print(take(it, 2), take(it, n), [x for x in it], next(it, 0))
    e = enumerate('abc', n)
    print(next(e), list(e))
    z = zip([1, 2, 3], 'xyz')
    print(next(z))
    for a, b in z:
        print(a, b)
    r = reversed([1, 2, 3])
    print(next(r), list(r))
    s = iter('héllo')
    print(next(s), ''.join(s))
    d = iter({'a': 1, 'b': 2})
    print(next(d), next(d), next(d, 'end'))
    rng = iter(range(n, 4))
    print(next(rng), sum(rng))
    pairs = zip(*[iter([1, 2, 3, 4])] * 2) if False else zip([1, 3], [2, 4])
    print(list(pairs))
    shared = iter([1, 2, 3, 4])
    print([(a, b) for a, b in zip(shared, shared)])
    try:
        next(iter([] if n > 5 else [0][1:]))
    except StopIteration:
        print('stopped')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
