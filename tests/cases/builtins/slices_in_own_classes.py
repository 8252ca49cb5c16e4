class Ring:
    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __getitem__(self, s):
        if isinstance(s, slice):
            start, stop, step = s.indices(len(self))
            return Ring([self.items[i] for i in range(start, stop, step)])
        return Ring([self.items[s % len(self)]])

    def __setitem__(self, s, value):
        if isinstance(s, slice):
            for i in range(*s.indices(len(self))):
                self.items[i] = value
        else:
            self.items[s % len(self)] = value

    def __delitem__(self, s):
        if isinstance(s, slice):
            gone = list(range(*s.indices(len(self))))
            self.items = [x for i, x in enumerate(self.items) if i not in gone]
        else:
            del self.items[s % len(self)]

    def __repr__(self):
        return 'Ring(%r)' % self.items


def show(s, n):
    try:
        return s.indices(n)
    except ValueError as e:
        return (str(e), n, 0)


def entry_point(argv):
    r = Ring([10, 11, 12, 13, 14, 15])
    print(r[1:4], r[::-1], r[-2:], r[:100], r[4:1:-2], r[7], r[10:2], r[::100])
    r[1:3] = 0
    r[7] = 5
    print(r)
    r[::2] = 9
    print(r)
    del r[0]
    del r[-2:]
    print(r, len(r))
    del r[::2]
    print(r)
    parts = [slice(None), slice(3), slice(1, None), slice(None, None, -1), slice(-3, -1), slice(10, 0, -3), slice(5, 1)]
    for n in [0, 1, 4, 20]:
        print([p.indices(n) for p in parts])
    for s in [slice(0, 5, 1), slice(0, 5, 0)]:
        try:
            print(s.indices(3))
        except ValueError as e:
            print(e)
    try:
        print(slice(1).indices(-1))
    except ValueError as e:
        print(e)
    s = slice(1, 8, 3)
    text = 'abcdefghij'
    print(text[s], [text[i] for i in range(*s.indices(len(text)))], list(range(10))[s], (0, 1, 2, 3)[slice(1, 3)])
    print(s.start, s.stop, s.step, repr(s), s == slice(1, 8, 3), s != slice(1, 8, 2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
