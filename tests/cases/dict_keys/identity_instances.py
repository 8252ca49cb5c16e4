class Node:
    def __init__(self, name):
        self.name = name


class Sub(Node):
    pass


def entry_point(argv):
    a = Node("a")
    b = Sub("b")
    c = Node("a")
    d = {a: 1, b: 2}
    d[c] = 3
    print(d[a], d[b], d[c], len(d), Node("a") in d)
    s = {a, b, a}
    print(len(s), a in s, c in s)
    t = {(a, 1): "x", (b, 1): "y"}
    print(t[(a, 1)], t.get((a, 2), "none"), (c, 1) in t)
    o = [None, a]
    m = {}
    for x in o:
        m[x] = 1 if x is None else 2
    print(m[None], m[a], len(m))
    return 0
