def total(view):
    t = 0
    for x in view:
        t += x
    return t


def entry_point(argv):
    d = {"a": 1, "b": 2, "c": 3}
    keys = d.keys()
    values = d.values()
    items = d.items()
    print(len(keys), len(values), len(items), "a" in keys, 2 in values, ("b", 2) in items, ("b", 3) in items)
    d["d"] = 4
    print(list(keys), list(values), list(items), total(values), sorted(keys, reverse=True))
    e = {"b": 2, "d": 9, "z": 0}
    print(sorted(d.keys() & e.keys()), sorted(d.keys() | e.keys()), sorted(d.keys() - e.keys()),
          sorted(d.keys() ^ e.keys()))
    print(sorted(d.items() & e.items()), sorted(d.keys() & ["a", "q"]), sorted(d.keys() - {"a"}))
    print(d.keys() == {"a", "b", "c", "d"}, d.keys() == e.keys(), d.keys() >= {"a"}, {"a"} <= d.keys())
    print(list(reversed(keys)), max(values), dict(items), set(values) == {1, 2, 3, 4})
    for i, (k, v) in enumerate(items):
        print(i, k, v)
    it = iter(values)
    print(next(it), next(it))
    a, b, c, f = d
    print(a, b, c, f)
    print(d.keys(), d.values(), d.items())
    return 0
