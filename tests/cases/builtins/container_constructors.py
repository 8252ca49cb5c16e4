def gen(n):
    for i in range(n):
        yield i * i


def entry_point(argv):
    print(tuple(), tuple([1, 2]), tuple('añ'), tuple(gen(3)), tuple(range(2)), tuple({'a': 1}), tuple(b'ab'))
    t = (1, 2, 3)
    print(tuple(t) is t, tuple(t[:]) == t, tuple(reversed(t)), tuple(sorted([3, 1])), tuple(map(str, t)))
    print(frozenset(), frozenset([1, 1]), sorted(frozenset('hello')), frozenset(gen(2)) == {0, 1}, len(frozenset(range(4))))
    f = frozenset([1, 2])
    print(f | {3}, f & {1}, f - {1}, sorted(f ^ {2, 5}), f <= {1, 2, 3}, f.isdisjoint([7]), 1 in f, f == {2, 1})
    d = {f: 'pair', frozenset(): 'empty'}
    print(d[frozenset([2, 1])], d[frozenset()], hash(f) == hash(frozenset([2, 1])))
    print(set(), set([2, 2]), sorted(set('aab')), set(gen(2)), set(frozenset([9])), set(range(2)))
    s = set([frozenset([1]), frozenset([1, 2])])
    print(len(s), frozenset([2, 1]) in s)
    print(list(), list('ab'), list((1, 2)), list({'k': 1}), list(gen(3)), list(range(3)), list(b'a'), list({'a': 2}.items()))
    xs = [1, 2]
    ys = list(xs)
    ys.append(3)
    print(xs, ys, list(reversed(xs)), list(zip(xs, 'ab')), list(enumerate('a', 5)), list(map(len, ['a', 'bb'])), list(filter(None, [0, 1])))
    try:
        hash([1][0])
        d2 = {}
        d2[(1, 'a')] = 1
        print(d2[(1, 'a')], hash((1, 2)) == hash((1, 2)), hash('a') == hash('a'), hash(1.0) == hash(1), hash(True) == 1, hash(None) == hash(None))
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
