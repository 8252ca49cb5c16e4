class Key:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __eq__(self, other):
        if not isinstance(other, Key):
            return NotImplemented
        return self.a == other.a and self.b == other.b

    def __hash__(self):
        return hash((self.a, self.b))

    def __repr__(self):
        return 'Key(%r, %r)' % (self.a, self.b)


class CaseInsensitive:
    def __init__(self, s):
        self.s = s

    def __eq__(self, o):
        return self.s.lower() == o.s.lower()

    def __hash__(self):
        return hash(self.s.lower())


class Collide:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 1

    def __eq__(self, o):
        return self.n == o.n


def entry_point(argv):
    d = {}
    for i in range(6):
        d[Key(i % 3, str(i % 2))] = i
    print(len(d), d[Key(0, '1')], Key(9, '9') in d, d.get(Key(2, '0')))
    print(list(d)[0], list(d.values()))
    del d[Key(0, '0')]
    print(len(d), d.pop(Key(1, '1'), -1), d.pop(Key(7, '7'), -1))
    s = {CaseInsensitive('A'), CaseInsensitive('a'), CaseInsensitive('B')}
    print(len(s), CaseInsensitive('b') in s)
    c = {Collide(i): i for i in range(20)}
    print(len(c), c[Collide(13)], Collide(20) in c)
    for i in range(0, 20, 2):
        del c[Collide(i)]
    print(len(c), sorted(k.n for k in c)[:4])
    t = {(Key(1, 'x'), 2): 'tuple'}
    print(t[(Key(1, 'x'), 2)], Key(1, 'a') != Key(1, 'b'), Key(1, 'a') == Key(1, 'a'))
    print([Key(1, 'a'), Key(2, 'b')].index(Key(2, 'b')), Key(3, 'c') in [Key(3, 'c')])
    try:
        d[Key(5, 'q')]
    except KeyError as e:
        print('KeyError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
