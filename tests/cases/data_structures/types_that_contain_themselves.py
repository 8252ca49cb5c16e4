"""Containers whose type contains itself: compared, ordered, hashed, shown, sorted."""


def nest(k):
    x = []
    for i in range(k):
        x = [x]
    return x


def nest_dict(k):
    d = {}
    for i in range(k):
        d = {'k': d}
    return d


def pairs(k):
    p = [(0, [])]
    q = [(0, p)]
    for i in range(k):
        q = [(i, q)]
    return q


def tree(k):
    return (k, [tree(k - 1), tree(k - 2)] if k > 1 else [])


def optional(k):
    x = [None]
    for i in range(k):
        x = [x]
    return x


def entry_point(argv):
    print(nest(2) == nest(2), nest(2) == nest(3), nest(2) != nest(3), nest(2) < nest(3), nest(3) >= nest(3))
    print(nest(3), len(repr(nest(5))), str(nest_dict(3)))
    print(nest_dict(2) == nest_dict(2), nest_dict(2) == nest_dict(1), nest_dict(0) == {})
    print(sorted([nest(3), nest(1), nest(2)]), max(nest(1), nest(2)), min([nest(4), nest(2)]))
    print(nest(1) in [nest(3), nest(1)], [nest(2), nest(1)].index(nest(1)), [nest(1), nest(1)].count(nest(1)))
    print(tree(3) == tree(3), tree(3) < tree(4), tree(2))
    print(optional(2) == optional(2), optional(2) == optional(3), optional(2))
    a = nest(3)
    b = [[nest(1)]]
    print(a == b, a is b, list(a) == a, a.copy() == a, a[0] is b[0], a[:] == a)
    a[0].append([])
    print(a, b, a == b, a > b)
    c = [[]]
    c[0] = c
    print(c, c == c, c[0][0] is c)
    d = nest(1)
    d.append(d)
    print(d, len(d), d == d, d < d, d <= d, d in [d], [d].index(d))
    e = nest_dict(1)
    e['e'] = e
    print(e, e == e, [e] == [e])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
