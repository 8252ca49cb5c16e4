from collections import Counter


def entry_point(argv):
    c = Counter('abracadabra')
    print(c, c['a'], c['z'], len(c), sum(c.values()), c.total(), 'z' in c)
    print(c.most_common(), c.most_common(2), c.most_common(0), c.most_common(100) == c.most_common())
    print(sorted(c.elements()), sorted(c), sorted(c.items()))
    c.update('aaz')
    c.update({'b': 10})
    c.update(['q', 'q'])
    print(c)
    c.subtract('aa')
    c.subtract({'b': 20})
    print(c, c['b'], c['new'])
    c['x'] += 1
    c['x'] += 1
    del c['x']
    del c['never']
    print(c.get('x'), c.get('x', 0), c.pop('q'), c.setdefault('s', 4), c)
    a = Counter(a=3, b=1)
    b = Counter({'a': 1, 'b': 2})
    print(a + b, a - b, a & b, a | b, +Counter(a=-1, b=2), -Counter(a=-1, b=2))
    print(a == Counter('aaab'), a == b, a != b, Counter() == Counter(a=0), a == {'a': 3, 'b': 1} or True)
    print(a <= b, a >= b, Counter('a') <= Counter('aab'), Counter('a') < Counter('aab'), Counter('aab') > Counter('b'), a <= a, a < a)
    a += b
    print(a)
    a -= Counter(a=100)
    print(a, bool(a), bool(Counter()))
    a |= Counter(z=1)
    a &= Counter(b=2, z=5)
    print(a)
    words = Counter(w.lower() for w in 'The cat the dog THE end'.split())
    print(words.most_common(1), words)
    n = Counter([3, 1, 3, 2, 3, 1])
    print(n, n[3], n.most_common(2), max(n, key=n.get) if len(argv) > 99 else max(n.values()))
    t = Counter([(1, 2), (1, 2), (0, 0)])
    print(t[1, 2], t.most_common(1))
    d = dict(n)
    print(d, list(n), n.copy() == n, [k for k in n if n[k] > 1], Counter(n) == n)
    n.clear()
    print(n, Counter([]), repr(Counter()))
    m = Counter('mississippi')
    for k, v in m.most_common(3):
        print(k, v, end=' ')
    print()
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
