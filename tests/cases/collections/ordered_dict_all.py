from collections import OrderedDict


def entry_point(argv):
    d = OrderedDict()
    for i, k in enumerate('cab'):
        d[k] = i
    print(d, list(d), list(d.values()), list(d.items()), len(d), 'a' in d, d['b'])
    d.move_to_end('c')
    print(list(d))
    d.move_to_end('b', last=False)
    print(list(d))
    d.move_to_end('a', True)
    d.move_to_end('b', False)
    print(list(d), list(reversed(d)))
    try:
        d.move_to_end('zz')
    except KeyError as e:
        print('KeyError', e)
    print(d.popitem(), d.popitem(last=False), d)
    d['x'] = 1
    d['y'] = 2
    print(d.popitem(last=True), d.pop('x'), d.pop('nope', -1), d)
    d.clear()
    for last in (True, False):
        try:
            d.popitem(last)
        except KeyError as e:
            print('KeyError', e)
    a = OrderedDict([('p', 1), ('q', 2)])
    b = OrderedDict([('q', 2), ('p', 1)])
    print(a == b, a != b, a == OrderedDict([('p', 1), ('q', 2)]), a == {'q': 2, 'p': 1}, {'q': 2, 'p': 1} == b, a == {'p': 1})
    a['p'] = 10
    a.update(r=3)
    a.update({'s': 4}, q=20)
    print(a, a.get('zz'), a.get('p'), a.setdefault('t', 5), a.setdefault('p', 0))
    del a['q']
    print(a, a.copy(), a.copy() == a, dict(a), OrderedDict(a) == a, bool(a), bool(OrderedDict()))
    print(OrderedDict(x=1, y=2), OrderedDict({'k': 'v'}), OrderedDict(zip('ab', [1, 2])), OrderedDict.fromkeys('abc', 0))
    print(list(a.keys() & {'p', 'zz'}), max(a), sorted(a.items(), key=lambda kv: -kv[1])[0], [k + str(v) for k, v in a.items()])
    a |= {'z': 26}
    print(a | {'y': 25}, {'first': 0} | dict(a))
    try:
        for k in a:
            del a[k]
    except RuntimeError:
        print('RuntimeError')
    try:
        a['gone']
    except KeyError as e:
        print('KeyError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
