from collections import OrderedDict


def entry_point(argv):
    d = OrderedDict()
    for c in "hello":
        d[c] = d.get(c, 0) + 1
    print(list(d.items()), len(d), "h" in d)
    d.move_to_end("h")
    print(list(d))
    d.move_to_end("o", last=False)
    print(list(d))
    print(d.popitem(), d.popitem(last=False), list(d.keys()))
    try:
        d.move_to_end("zz")
    except KeyError as e:
        print("KeyError", e)
    d.clear()
    try:
        d.popitem()
    except KeyError as e:
        print("KeyError", e)
    e = OrderedDict([("x", 1), ("y", 2)])
    e["z"] = 3
    print(list(e.values()), list(reversed(e)), e.pop("x"), e.setdefault("w", 9))
    for k, v in e.items():
        print(k, v)
    e.update({"y": 20})
    del e["z"]
    print(e["y"], list(e))
    return 0
