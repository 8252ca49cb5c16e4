def find(rows, wanted):
    for row in rows:
        if wanted in row:
            return tuple(row)
    return None


def pick(n):
    t = None
    if n == 1:
        t = (1,)
    elif n == 2:
        t = (1, 2)
    return t


class Holder:
    def __init__(self):
        self.value = None

    def set(self, xs):
        self.value = tuple(xs)


def entry_point(argv):
    rows = [[1, 2], [3], []]
    for wanted in (1, 3, 5):
        t = find(rows, wanted)
        print(t, t is None, bool(t), t == (3,), t == None)
        if t is not None:
            print(len(t), t[0])
    for n in range(3):
        t = pick(n)
        print(n, t, 'none' if t is None else str(len(t)))
    h = Holder()
    print(h.value)
    h.set([1, 2, 3])
    print(h.value, h.value[1:])
    h.set([])
    print(h.value, not h.value)
    cache = {}
    for n in (0, 1, 2, 1):
        key = pick(n)
        cache[key] = cache.get(key, 0) + 1
    print(len(cache), cache[None], cache[(1,)], cache[(1, 2)])
    u = pick(0)
    try:
        print(len(u))
    except TypeError as e:
        print('TypeError')
    mixed = tuple([1, None, 3])
    print(mixed, mixed == (1, None, 3), None in mixed)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
