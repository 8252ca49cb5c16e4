def entry_point(argv):
    a = {1, 2, 3, 4}
    b = {3, 4, 5}
    print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b))
    print(sorted(a.union([9], (8,), {7: 0})), sorted(a.intersection([1, 2], {2, 3})), sorted(a.difference([1], [2])))
    print(sorted(a.symmetric_difference([1, 10])), a.isdisjoint([9]), a.isdisjoint({1}))
    print(a.issubset(range(10)), a.issuperset([1]), a <= a, a < a, a < {1, 2, 3, 4, 5}, a >= {1}, a > {1}, a == {4, 3, 2, 1})
    c = a.copy()
    c |= {100}
    c &= {100, 1, 2}
    c -= {2}
    c ^= {1, 50}
    print(sorted(c), sorted(a))
    c.update([1, 2], [4])
    c.intersection_update([1, 2, 4])
    c.difference_update([4])
    c.symmetric_difference_update({1, 7})
    print(sorted(c))
    c.discard(999)
    c.remove(7)
    try:
        c.remove(7)
    except KeyError as e:
        print("KeyError", e)
    print(c.pop(), len(c))
    try:
        c.pop()
    except KeyError as e:
        print("KeyError", e)
    c.add(1)
    c.clear()
    print(c, len(c), bool(c), set(), frozenset())
    f = frozenset([3, 1])
    g = frozenset({1, 3})
    print(f == g, hash(f) == hash(g), f == {1, 3}, sorted(f | {5}), 3 in f, len(f), {f: "x"}[g])
    print(type(f | {5}) is frozenset, type({5} | f) is set, sorted({x % 3 for x in range(10)}))
    fs = {frozenset([1]), frozenset([1, 2]), frozenset([2, 1])}
    print(len(fs), frozenset([2, 1]) in fs)
    ts = {(1, "a"), (2, "b"), (1, "a")}
    print(sorted(ts), (2, "b") in ts)
    print(sorted(set("hello")), sorted(set("hello") - set("el")), max({3, 9, 2}), sum({1, 2, 3}))
    return 0
