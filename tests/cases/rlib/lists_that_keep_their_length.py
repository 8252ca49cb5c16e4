# `make_sure_not_resized`: how a list comes to its items does not matter, only what happens after.
from rpython.rlib.debug import make_sure_not_resized


class Value(object):
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return "V%d" % self.n


class Storage(object):
    def __init__(self, items):
        make_sure_not_resized(items)
        self.items = items

    def get(self, i):
        return self.items[i]

    def set(self, i, value):
        self.items[i] = value

    def __repr__(self):
        return repr(self.items)


def filtered(n):
    return [Value(i) for i in range(n) if i % 3 != 0]


def flattened(rows):
    return [Value(n + 1) for row in rows for n in row]


def entry_point(argv):
    n = len(argv)
    print(Storage([None] * (n + 2)))
    print(Storage([Value(i) for i in range(4)]))
    print(Storage(filtered(8)), Storage(flattened([[1, 2], [], [n]])))
    print(Storage([Value(0), *filtered(4), Value(9)]))
    base = [Value(i * i) for i in range(5)]
    print(Storage(base[1:]), Storage(base + base[:1]), Storage(list(base)))
    storage = Storage(base)
    storage.set(-1, None)
    storage.set(0, storage.get(2))
    print(storage, base[-1] is None, base[-2].n)
    try:
        storage.get(-6)
    except IndexError as e:
        print(e)
    try:
        storage.set(-6, None)
    except IndexError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
