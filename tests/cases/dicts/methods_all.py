def entry_point(argv):
    d = {"a": 1, "b": 2, "c": 3}
    print(d.pop("b"), d.pop("zz", -1), d.popitem(), d)
    try:
        d.pop("nope")
    except KeyError as e:
        print("KeyError", e)
    d.clear()
    try:
        d.popitem()
    except KeyError as e:
        print("KeyError", e)
    d.update({"x": 1})
    d.update([("y", 2), ("z", 3)])
    d.update(w=4, v=5)
    print(d, d.setdefault("x", 100), d.setdefault("q", 100))
    e = d.copy()
    e["x"] = 99
    print(d["x"], e["x"], d == e, d != e)
    print(dict(a=1, b=2), dict([("k", "v")]), dict(zip("ab", [1, 2])), dict({"m": 1}), dict({"m": 1}, n=2))
    print(dict.fromkeys("abc", 0), dict.fromkeys([1, 2]), {**d, "x": 5}["x"], {"p": 0, **{"r": 1}})
    f = {"a": 1} | {"b": 2}
    f |= {"c": 3}
    f |= [("d", 4)]
    print(f, list(reversed(f)), list(reversed(f.items())), list(reversed(f.values())))
    del f["a"]
    f["a"] = 10
    print(list(f), max(f), min(f.values()), sum(f.values()), sorted(f, key=lambda k: -f[k]))
    print(f.get("zz"), f.get("a"), f.get("zz", 7), "a" in f, "zz" not in f, len(f), bool(f), bool({}))
    g = {k: v * 2 for k, v in f.items() if v > 2}
    print(g, {i: i * i for i in range(4)})
    return 0
