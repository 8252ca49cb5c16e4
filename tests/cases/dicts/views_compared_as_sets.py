"""Views of keys and items with the operators and comparisons of sets, on either side, with values that have no hash."""


def shown(s):
    return sorted(list(s))


def entry_point(argv):
    d = {1: "a", 2: "b"}
    e = {1: "a", 3: "c"}
    print(d.keys() <= e.keys(), d.keys() < e.keys(), d.keys() >= e.keys(), d.keys() > e.keys(), d.keys() == e.keys(), d.keys() != e.keys())
    print(d.items() <= e.items(), d.items() < e.items(), d.items() >= e.items(), d.items() > e.items(), d.items() == e.items(), d.items() != e.items())
    few = {1: "a"}
    print(few.items() <= d.items(), few.items() < d.items(), d.items() >= few.items(), d.items() > few.items(), few.items() == d.items())
    print({1: "b"}.items() <= d.items(), {}.keys() <= d.keys())
    print(shown(d.items() & e.items()), shown(d.items() | e.items()), shown(d.items() - e.items()), shown(d.items() ^ e.items()))
    print(d.items().isdisjoint(e.items()), d.items().isdisjoint([(2, "a")]), d.keys().isdisjoint(e))
    pairs = {(1, "a"), (2, "b")}
    print(d.items() == pairs, pairs == d.items(), d.items() != pairs, {(1, "a")} <= d.items(), d.items() > {(1, "a")}, d.items() >= {(1, "b")})
    print(shown({(1, "a"), (5, "z")} | d.items()), shown({(1, "a"), (5, "z")} - d.items()))
    s = {2, 3}
    print(shown(s | d.keys()), shown(s & d.keys()), shown(s - d.keys()), shown(s ^ d.keys()))
    print(shown([2, 3] | d.keys()), shown((2, 3) & d.keys()), shown([2, 9] - d.keys()), shown({2: 0, 3: 0} ^ d.keys()))
    t = s
    s |= d.keys()
    print(shown(s), shown(t))
    f = frozenset([1, 2])
    print(shown(f | d.keys()), f == d.keys(), f <= d.keys(), d.keys() <= f, d.keys() == {1, 2})
    lists = {1: [1], 2: [2]}
    print(lists.items() <= {1: [1], 3: [2]}.items(), lists.items() >= {1: [1]}.items(), lists.items() == {2: [2], 1: [1]}.items())
    return 0
