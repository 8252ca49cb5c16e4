LOG = []


class Key:
    def __init__(self, name, n):
        self.name = name
        self.n = n

    def __eq__(self, other):
        LOG.append('eq')
        return isinstance(other, Key) and self.name.lower() == other.name.lower()

    def __hash__(self):
        LOG.append('hash')
        return hash(self.name.lower())

    def __repr__(self):
        return 'Key(%r, %d)' % (self.name, self.n)


class Same:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return 1


class Angry:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        raise ValueError('eq of %d' % self.n)

    def __hash__(self):
        if self.n < 0:
            raise OverflowError('hash of %d' % self.n)
        return 7


def entry_point(argv):
    d = {}
    d[Key('One', 1)] = 'a'
    d[Key('TWO', 2)] = 'b'
    d[Key('one', 3)] = 'c'
    print(d, len(d), d[Key('ONE', 0)], Key('three', 0) in d, d.get(Key('two', 9)))
    s = {Key('x', 1), Key('X', 2), Key('y', 3)}
    print(len(s), Key('Y', 0) in s, sorted([k.name for k in s]))
    key, value = d.popitem()
    print(key, value, d.pop(Key('oNe', 5)), d)
    many = {Same(i): i for i in range(40)}
    print(len(many), many[Same(39)], many[Same(0)], Same(40) in many)
    for i in range(0, 40, 2):
        del many[Same(i)]
    print(len(many), [k.n for k in many][:5], Same(2) in many, Same(3) in many)
    e = {Angry(1): 1}
    try:
        e[Angry(2)] = 2
    except ValueError as err:
        print('ValueError', err)
    try:
        e[Angry(-1)] = 2
    except OverflowError as err:
        print('OverflowError', err)
    print(len(e), LOG.count('hash') > 0)
    t = {(Key('a', 1), 1): 'x'}
    print(t[Key('A', 2), 1], (Key('b', 1), 1) in t)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
