class Box:
    def __init__(self, pairs):
        self.pairs = pairs

    def keys(self):
        return [k for k, v in self.pairs]

    def __getitem__(self, key):
        for k, v in self.pairs:
            if k == key:
                return v
        raise KeyError(key)


def pairs(n):
    for i in range(n):
        yield 'k%d' % i, i


def entry_point(argv):
    d = {'a': 1}
    d.update({'b': 2, 'a': 10})
    d.update([('c', 3), ('d', 4)])
    d.update(e=5, a=100)
    d.update(pairs(2))
    d.update({'z': 0}, y=7)
    d.update()
    d.update({})
    d.update(zip(['m', 'n'], [1, 2]))
    print(d)
    print(dict(a=1, b=2), dict([('a', 1)], b=2), dict({'x': 1}, x=2, y=3), dict(zip('ab', [1, 2])), dict(pairs(3)), dict())
    print(dict(Box([('p', 1), ('q', 2)])))
    d |= {'a': 0}
    d |= [('new', 9)]
    print(d, d | {'b': 0, 'last': 1}, {'first': 1} | {'a': 2})
    e = {**d, 'a': -1, **{'x': 1}}
    print(len(e), e['a'], e['x'])
    f = {i: i * i for i in range(5) if i != 2}
    print(f, {**f}, dict(f) is f, dict(f) == f, f.copy() == f)
    print(f.setdefault(1, 100), f.setdefault(2, 100), f.pop(2), f.pop(2, -1), f.pop(77, None), f)
    print(f.get(3), f.get(99), f.get(99, -5))
    for bad in (1, 99):
        try:
            print(f.pop(bad))
        except KeyError as err:
            print('KeyError', err)
    print(f.popitem(), f.popitem(), f)
    while f:
        f.popitem()
    try:
        f.popitem()
    except KeyError as err:
        print('KeyError', err)
    print(dict.fromkeys('abc'), dict.fromkeys([1, 2], 0), dict.fromkeys(range(3), 'x'), dict.fromkeys(()))
    shared = dict.fromkeys(['p', 'q'], [])
    shared['p'].append(1)
    print(shared)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
