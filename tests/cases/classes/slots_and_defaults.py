class P:
    __slots__ = ("x", "y")
    dims = 2

    def __init__(self, x, y=0):
        self.x = x
        self.y = y


class Q(P):
    __slots__ = ("z",)
    dims = 3

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Node:
    value = 0
    next = None
    name = ""

    def __init__(self, value):
        if value:
            self.value = value


def entry_point(argv):
    p = P(1)
    q = Q(1, 2, 3)
    p.y = 5
    print(p.x, p.y, p.dims, q.x, q.y, q.z, q.dims, P.dims, Q.dims)
    n = Node(0)
    m = Node(7)
    m.next = n
    n.name = "n"
    print(n.value, m.value, m.next.name, n.next is None, Node.value, Node.name == "")
    for r in [p, q]:
        print(r.dims, isinstance(r, Q))
    return 0
