from collections import Counter


def entry_point(argv):
    c = Counter("abracadabra")
    print(c["a"], c["z"], len(c), sum(c.values()))
    print(c.most_common(2))
    print(sorted(c.items()))
    c.update("aaz")
    c["q"] += 3
    print(c["a"], c["q"], c["z"])
    c.subtract("aaa")
    print(c["a"])
    d = Counter(["x", "y", "x"])
    e = Counter({"x": 1, "w": 5})
    print(sorted((d + e).items()), sorted((e - d).items()), sorted((d & e).items()), sorted((d | e).items()))
    print(sorted(d.elements()), d == Counter(["x", "x", "y"]), d.total())
    n = Counter([1, 2, 2, 3, 3, 3])
    print(n.most_common(), n.most_common(1), 2 in n, 9 in n)
    del n[3]
    print(sorted(n.keys()))
    return 0
