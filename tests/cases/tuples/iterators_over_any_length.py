def entry_point(argv):
    t = tuple(range(5))
    it = iter(t)
    print(next(it), next(it), list(it), next(it, -1))
    try:
        next(it)
    except StopIteration:
        print('end')
    print(list(zip(t, t[1:])), list(enumerate(t, 10))[:2], list(reversed(t)))
    print([x for x in t if x % 2], {x: x * x for x in t}, {x % 3 for x in t} == {0, 1, 2})
    print(any(x > 3 for x in t), all(t), any(t[:1]), list(map(str, t)), list(filter(None, t)))
    xs = [9]
    xs.extend(t)
    xs += t[:2]
    xs[1:3] = t[3:]
    print(xs, [*t, *xs[:1]], set(t) == {0, 1, 2, 3, 4})
    print(','.join(tuple('abc')), ''.join(tuple(reversed('abc'))))
    print(dict(tuple([('a', 1), ('b', 2)])), dict(zip(t, 'abcde')))
    for a, b in tuple([(1, 2), (3, 4)]):
        print(a + b, end=' ')
    print()
    s = 0
    for i in range(len(t)):
        s += t[i] * t[-i - 1]
    print(s, t[s % len(t)])
    print(isinstance(t, tuple), isinstance(t, list), type(t) is tuple, t is t, len(t) == 5)
    print(f'{t} {t!r:>20} {len(t):03d}', '%s' % (t,), str(t)[1:-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
