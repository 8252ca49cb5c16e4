import bisect


class SortedMap:
    def __init__(self):
        self._keys = []
        self._values = {}

    def __setitem__(self, key, value):
        if key not in self._values:
            bisect.insort(self._keys, key)
        self._values[key] = value

    def __getitem__(self, key):
        return self._values[key]

    def __delitem__(self, key):
        del self._values[key]
        self._keys.pop(bisect.bisect_left(self._keys, key))

    def __contains__(self, key):
        return key in self._values

    def __len__(self):
        return len(self._keys)

    def __iter__(self):
        return iter(self._keys)

    def floor(self, key):
        i = bisect.bisect_right(self._keys, key)
        if i == 0:
            raise KeyError(f'nothing up to {key}')
        return self._keys[i - 1]

    def ceiling(self, key):
        i = bisect.bisect_left(self._keys, key)
        if i == len(self._keys):
            raise KeyError(f'nothing from {key}')
        return self._keys[i]

    def slice(self, low, high):
        for k in self._keys[bisect.bisect_left(self._keys, low):bisect.bisect_left(self._keys, high)]:
            yield k, self._values[k]

    def __repr__(self):
        return '{' + ', '.join(f'{k!r}: {self._values[k]!r}' for k in self) + '}'


class Multiset:
    def __init__(self, items=''):
        self.counts = {}
        for x in items:
            self.add(x)

    def add(self, x, n=1):
        total = self.counts.get(x, 0) + n
        if total < 0:
            raise ValueError(f'{x!r} would be there {total} times')
        if total:
            self.counts[x] = total
        else:
            self.counts.pop(x, None)

    def __and__(self, other):
        r = Multiset()
        for x, n in self.counts.items():
            r.add(x, min(n, other.counts.get(x, 0)))
        return r

    def __or__(self, other):
        r = Multiset()
        for x in list(self.counts) + list(other.counts):
            r.counts[x] = max(self.counts.get(x, 0), other.counts.get(x, 0))
        return r

    def __eq__(self, other):
        return self.counts == other.counts

    def __len__(self):
        return sum(self.counts.values())

    def __str__(self):
        return ''.join(x * n for x, n in sorted(self.counts.items()))


class Grades(SortedMap):
    def grade(self, points):
        try:
            return chr(self[self.floor(points)])
        except KeyError:
            return 'none'


def entry_point(argv):
    m = SortedMap()
    for i, w in enumerate('pear fig apple kiwi plum date'.split()):
        m[w] = i
    m['fig'] = 99
    print(m, len(m), list(m), m.floor('grape'), m.ceiling('grape'), list(m.slice('b', 'm')))
    del m['kiwi']
    print('kiwi' in m, 'date' in m, len(m), m['fig'])
    for attempt in [lambda: m.floor('a'), lambda: m.ceiling('zz'), lambda: m.floor('zz')]:
        try:
            print(attempt())
        except KeyError as e:
            print('KeyError:', e)
    try:
        del m['kiwi']
    except KeyError as e:
        print('KeyError:', e)
    a, b = Multiset('mississippi'), Multiset('simpsons')
    print(a, b, a & b, a | b, len(a), Multiset('aab') == Multiset('aba'), Multiset('ab') == Multiset('aab'))
    a.add('s', -4)
    print(a, 's' in a.counts)
    try:
        a.add('z', -1)
    except ValueError as e:
        print('ValueError:', e)
    g = Grades()
    for line in 'F0 D50 C60 B75 A90'.split():
        g[f'{int(line[1:]):03}'] = ord(line[0])
    print([g.grade(f'{p:03}') for p in (0, 49, 50, 89, 90, 100)], g.grade('!'), g)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
