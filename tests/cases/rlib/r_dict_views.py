from rpython.rlib.objectmodel import r_dict


def eq(a, b):
    return a[0] == b[0]


def hash_(a):
    return ord(a[0])


def made(*words):
    d = r_dict(eq, hash_)
    for word in words:
        d[word] = len(word)
    return d


prebuilt = made("one", "two", "three", "four")
seen = sorted(prebuilt.keys()) + [word for word, length in prebuilt.items() if length in prebuilt.values()]


def entry_point(argv):
    d = made("hello", "world")
    keys, values, items = d.keys(), d.values(), d.items()
    d["foo"] = 30
    print(keys, values, items, len(keys), len(values), len(items))
    print("hey" in keys, ("hello", 5) in items, ("hello", 4) in items, 30 in values, 31 in values)
    print(d.keys() == list(d.keys()), d.values() == list(d.values()), d.items() == list(d.items()))
    print(keys == made("hello", "world", "foo").keys(), keys == made("hello", "xenon", "foo").keys())
    print(sorted(keys), sum(values), max(items), [k + str(v) for k, v in items], list(reversed(d)))
    try:
        for k in d:
            d["_" + k] = 4
    except RuntimeError as err:
        print(err)
    e = made()
    e.update(d)
    e.update([("qux", 8)])
    print(d, e, e.popitem(), e.pop("hx"), e.pop("hx", 0), list(e.copy().values()))
    print(prebuilt, seen, len(prebuilt.keys() - {"one"}))
    return 0
