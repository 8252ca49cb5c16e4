"""A key that was looked up just before is not looked up again; what has happened since counts."""
from collections import OrderedDict, defaultdict


def count(words):
    counts = {}
    for w in words:
        counts[w] = counts.get(w, 0) + 1
    return counts


def churn(rounds):
    table = {}
    hits = 0
    for i in range(rounds):
        key = i * i % 97 * 7
        if key in table:
            hits += table[key] & 7
            if i & 3 == 0:
                del table[key]
                if i & 4:
                    table[key] = -i
            elif i & 8:
                table.pop(key)
                table.setdefault(key, i)
            else:
                table[key] += i
        else:
            table[key] = i
            if table[key] > 50:
                table[key] = table[key] - 1
    return hits, sorted(table.items()), list(table)[:5]


def change(d, key):
    d.clear()
    d[key + 1] = 5
    return 1


def changed_between(d, key):
    if key in d:
        n = change(d, key)
        if key in d:
            return -1
        d[key] = n
    return len(d)


def two(a, b, key):
    a[key] = 1
    b[key] = a[key] + 1
    if key in a:
        del b[key]
        if key in a:
            return 'both'
        a[key] = 3
    return 'one %d' % a[key]


class Odd(object):
    """Comparing it empties a dict."""

    def __init__(self, n, d):
        self.n = n
        self.d = d
        self.asked = 0

    def __hash__(self):
        self.asked += 1
        return 3

    def __eq__(self, other):
        if self.n > 2 and len(self.d) > 3:
            self.d.clear()
        return self.n == other.n


def odd():
    d = {}
    keys = [Odd(i % 5, d) for i in range(12)]
    for k in keys:
        if k in d:
            d[k] = d[k] + 1
        else:
            d[k] = 10
        print(k.n, len(d), k.asked)


def missing(d, key):
    try:
        return d[key]
    except KeyError:
        d[key] = 'new'
        return 'none'


def entry_point(argv):
    words = ('a b c aa b a ' * 9 + 'longer words than the others seventeen chars longer').split(' ')
    print(count(words))
    print(count([n % 11 for n in range(200)]))
    print(churn(600))
    d = {1: 2, 3: 4}
    print(changed_between(d, 3), d)
    x = {}
    print(two(x, x, 5), two({}, {}, 6), two(x, {}, 7), x)
    odd()
    e = {}
    print(missing(e, 'k'), missing(e, 'k'), e)
    f = defaultdict(int)
    for w in words:
        f[w] += 1
        if w not in f:
            print('lost')
    print(sorted(f.items()))
    g = defaultdict(list)
    for i in range(20):
        g[i % 3].append(i)
        g[i % 3] = g[i % 3]
    print(sorted(g.items()))
    o = OrderedDict()
    for i in range(9):
        o[i] = i
    for i in (3, 8, 0):
        o.move_to_end(i)
        o[i] += 10
        o.move_to_end(i + (i == 0), last=False)
    print(list(o.items()))
    s = set()
    for i in range(40):
        if i % 7 not in s:
            s.add(i % 7)
        elif i % 5 == 0:
            s.discard(i % 7)
            s.add(i % 7 + 100)
    print(sorted(s))
    h = {}
    for i in range(100):
        h[i] = i
        if i in h and h[i] == i:
            h[i] = -i
        if i % 3:
            del h[i]
    print(h)
    return 0
