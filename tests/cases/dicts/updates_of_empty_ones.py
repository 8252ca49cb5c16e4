# A dict without entries that is updated from another becomes a copy of it, which changes by itself.

PREBUILT = {"a": 1, "b": 2, "c": 3}
EMPTY = {}
EMPTY["x"] = 0
del EMPTY["x"]


class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return self.n % 3


def entry_point(argv):
    n = len(argv)
    d = {}
    for i in range(20):
        d["k%d" % i] = i
    for i in range(0, 20, 3):
        del d["k%d" % i]
    e = {**d}
    e["new"] = n
    print(list(e) == list(d) + ["new"], len(d), "new" in d, e == {**d, "new": n})
    del e["k1"]
    print("k1" in d, "k1" in e, list(e)[:3], e.popitem())
    f = {"gone": 5}
    f.clear()
    f.update(d)
    f["k0"] = 100
    print(list(f)[-1], f["k2"], len(f), len(d))
    g = {"gone": 5}
    del g["gone"]
    g.update(d)
    for key in list(g):
        if g[key] % 2:
            del g[key]
    print(list(g), len(d))
    g.update(d)
    print(list(g) == list(d), sorted(g) == sorted(d))
    EMPTY.update(PREBUILT)
    EMPTY["d"] = 4
    print(PREBUILT, EMPTY, {**PREBUILT, "b": 7}, {"b": 7, **PREBUILT})
    h = {}
    h.update(h)
    h |= {}
    print(h, {**h}, len({**h, **h}))
    h["one"] = 1
    h |= {**PREBUILT}
    print(h)
    keys = {Key(i): i for i in range(10)}
    copy = {**keys}
    copy[Key(3)] = 33
    copy[Key(12)] = 12
    print(keys[Key(3)], copy[Key(3)], copy[Key(12)], Key(12) in keys, len(copy))
    numbers = {i * 1024: i for i in range(300)}
    more = {}
    more.update(numbers)
    more[-1] = 5
    print(more[299 * 1024], -1 in numbers, len(more), sum(more.values()) - sum(numbers.values()))
    s = {i for i in range(50)}
    s.discard(3)
    t = set()
    t |= s
    t.add(3)
    u = set()
    u.update(s, [n])
    print(len(s), len(t), 3 in s, len(u), t - s)
    left = {1, 2, 3}
    try:
        left.difference_update(failing())
    except ValueError as error:
        print(error, sorted(left))
    left.difference_update([3], {4})
    print(left)
    return 0


def failing():
    yield 1
    raise ValueError("no more")


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
