class Box:
    def __init__(self, n):
        self.n = n


def entry_point(argv):
    ints = {'a': 1}
    print(ints.get('a'), ints.get('b'), ints.get('b', 7), ints.get('b') is None, ints.get('a', 0) + 1)
    x = ints.get('zz')
    if x is None:
        x = 100
    print(x, ints.get('a') == 1, ints.get('q') == 1, ints.get('q', None))
    floats = {1: 2.5}
    print(floats.get(1), floats.get(2), floats.get(2, 0.5), floats.get(3, 1.0))
    strs = {1: 'one'}
    print(strs.get(1), strs.get(2), strs.get(2, ''), (strs.get(2) or 'none').upper())
    lists = {'a': [1]}
    print(lists.get('a'), lists.get('b'), lists.get('b', []), len(lists.get('b', [1, 2])))
    lists.setdefault('b', []).append(5)
    lists.setdefault('b', []).append(6)
    print(lists, lists.setdefault('a', [9]) is lists['a'])
    tups = {'k': (1, 'x')}
    t = tups.get('k')
    print(t, tups.get('m'), t is not None, tups.get('m', (0, '')))
    boxes = {1: Box(5)}
    b = boxes.get(1)
    print(b.n if b else -1, boxes.get(2) is None, boxes.setdefault(3, Box(6)).n, boxes.pop(3).n, boxes.pop(3, None) is None)
    bools = {'t': True}
    print(bools.get('t'), bools.get('f'), bools.get('f', False), not bools.get('f'))
    fns = {'len': lambda s: len(s)}
    print(fns['len']('four'), 'up' in fns)
    dd = {'a': {'b': 1}}
    print(dd.get('a', {}).get('b', 0), dd.get('z', {}).get('b', 0), dd.get('a'), dd.get('z'))
    sets = {}
    for k, v in [('x', 1), ('y', 2), ('x', 3)]:
        sets.setdefault(k, set()).add(v)
    print(sorted(sets['x']), sorted(sets['y']), sets.get('z'), sorted(sets.get('z', {0})))
    nones = {'a': None, 'b': 'x'}
    print(nones.get('a', 'dflt'), nones.get('c', 'dflt'), nones.setdefault('a', 'new'), nones.pop('b'), nones)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
