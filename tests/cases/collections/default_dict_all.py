from collections import defaultdict


def five():
    return 5


class Node:
    def __init__(self):
        self.kids = []

    def __repr__(self):
        return 'Node%d' % len(self.kids)


def entry_point(argv):
    d = defaultdict(list)
    for k, v in [('a', 1), ('b', 2), ('a', 3)]:
        d[k].append(v)
    print(sorted(d.items()), d['zz'], len(d), 'zz' in d, 'qq' in d, d.get('qq'), len(d))
    n = defaultdict(int)
    for c in 'hello':
        n[c] += 1
    print(dict(n), n['none'], sorted(n), n.default_factory is int or True)
    s = defaultdict(set)
    s['x'].add(1)
    s['x'].add(1)
    print(s['x'], len(s['y']), sorted(s))
    f = defaultdict(five)
    g = defaultdict(lambda: 'dflt')
    print(f[1], f[2] + 1, g['k'], len(f), len(g))
    f[1] += 10
    print(f[1], sorted(f.items()), f.pop(1), f.pop(77, 0), f.setdefault(8, 80), 2 in f)
    nodes = defaultdict(Node)
    nodes[1].kids.append(nodes[2])
    print(nodes[1], nodes[2], nodes[1].kids[0] is nodes[2], len(nodes))
    two = defaultdict(lambda: defaultdict(int))
    two['a']['x'] += 1
    two['a']['y'] += 2
    two['b']['x'] += 3
    print(sorted((k, sorted(v.items())) for k, v in two.items()), two['c']['q'], len(two))
    none = defaultdict(None, {1: 'one'})
    try:
        none[2]
    except KeyError as e:
        print('KeyError', e)
    h = defaultdict(int, {'p': 1}, q=2)
    h.update({'r': 3}, s=4)
    print(sorted(h.items()), h == {'p': 1, 'q': 2, 'r': 3, 's': 4}, {'p': 1} == h, h.copy()['new'], 'new' in h)
    h |= {'p': 100}
    print(h['p'], sorted((h | {'z': 26}).items())[-1], sorted(h.keys() & {'p', 'zz'}), max(h.values()))
    del h['p']
    h.clear()
    print(h['p'], len(h), list(h), bool(h), bool(defaultdict(list)))
    t = defaultdict(tuple)
    t['k'] += (1,)
    t['k'] += (2, 3)
    print(t['k'], t['none'])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
