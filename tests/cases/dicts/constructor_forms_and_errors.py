def pairs():
    yield 'x', 1
    yield 'y', 2


class Keyed:
    def keys(self):
        return ['p', 'q']

    def __getitem__(self, k):
        return k + k


def entry_point(argv):
    print(dict(), dict(a=1, b=2), dict([('a', 1), ('b', 2)]), dict({'a': 1}), dict({'a': 1}, b=2))
    print(dict([('a', 1)], a=5, c=6), dict(pairs()), dict(zip('ab', [1, 2])), dict(enumerate('ab')))
    print(dict([['a', 'b'], ['c', 'd']]), dict(['ab', 'cd']))
    print(dict(**{'a': 1}), dict({'z': 0}, **{'y': 1}))
    print(dict((k, v) for v, k in enumerate('xyz')))
    d = {'k': [1]}
    e = dict(d)
    e['k'].append(2)
    e['l'] = []
    print(d, e)
    print(dict(Keyed()))
    try:
        print(dict([['a', 'b'], ['c']]))
    except ValueError as ex:
        print(ex)
    try:
        print(dict([[1, 2, 3]]))
    except ValueError as ex:
        print(ex)
    try:
        print(dict(['abc']))
    except ValueError as ex:
        print(ex)
    print(dict.fromkeys('aab', 0), dict.fromkeys(range(3), 'v'), dict.fromkeys([], 1))
    n = dict.fromkeys([1, 2])
    print(n)
    m = {1: 'a'}
    m.update({2: 'b'})
    m.update([(3, 'c')])
    print(m, len(m), sorted(m, reverse=True), list(reversed(m)))
    k = {'a': 1}
    k.update(b=2, c=3)
    k.update([('d', 4)], e=5)
    print(k)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
