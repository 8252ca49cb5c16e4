class Key:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __eq__(self, other):
        if not isinstance(other, Key):
            return NotImplemented
        return self.a == other.a and self.b.lower() == other.b.lower()

    def __hash__(self):
        return hash((self.a, self.b.lower()))

    def __repr__(self):
        return "Key(%d, %r)" % (self.a, self.b)


def entry_point(argv):
    d = {}
    for i in range(20):
        d[Key(i % 5, "AbC"[i % 3])] = i
    print(len(d), d[Key(0, "a")], d[Key(4, "c")])
    print(Key(1, "B") in d, Key(1, "z") in d, d.get(Key(2, "A"), -1), d.get(Key(9, "A"), -1))
    try:
        print(d[Key(9, "x")])
    except KeyError as e:
        print("KeyError", e)
    del d[Key(0, "A")]
    print(Key(0, "a") in d, d.pop(Key(1, "a")), d.pop(Key(1, "a"), -5), d.setdefault(Key(1, "A"), 77))
    s = {Key(1, "x"), Key(1, "X"), Key(2, "x")}
    print(len(s), Key(2, "X") in s)
    s.discard(Key(1, "x"))
    s.add(Key(3, "q"))
    print(len(s), s == {Key(2, "x"), Key(3, "Q")}, s & {Key(3, "q")} == {Key(3, "q")})
    t = {(Key(1, "a"), 5): "v", (Key(1, "b"), 5): "w"}
    print(t[(Key(1, "A"), 5)], (Key(1, "a"), 6) in t)
    f = {frozenset([Key(1, "a"), Key(2, "b")]): 1}
    print(f[frozenset([Key(2, "B"), Key(1, "A")])])
    print(list(d.keys())[:2], sorted(d.values())[:3])
    e = dict(d)
    print(e == d, e != d)
    e[Key(100, "n")] = 1
    print(e == d)
    return 0
