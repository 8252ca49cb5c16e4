# Arrays of containers that grow where they are, and those that are left behind: large ones, old and young
# objects in them, and what looks at them in the middle of an operation. Few objects, in large arrays.


class Node(object):
    def __init__(self, n):
        self.n = n
        self.other = None


def block(n):
    """Many references to few new objects."""
    nodes = [Node(n), Node(n + 1), Node(n + 2)]
    nodes[2].other = nodes[0]
    return nodes * 700


def total(nodes):
    s = 0
    for node in nodes:
        s += node.n
        if node.other is not None:
            s += node.other.n
    return s


def grow(rounds):
    # Across the bound of large objects, and across that of pages of their own.
    a = []
    b = []
    for i in range(rounds):
        a.extend(block(i))
        if i % 3 == 0:
            b.extend(a[-1000:])
            a[len(a) // 2] = Node(i)
    return len(a), total(a), total(b)


def extend_itself(rounds):
    xs = [Node(1), Node(2), Node(3)]
    for i in range(rounds):
        xs.extend(xs)
        xs[len(xs) // 2] = Node(i)
    return total(xs)


class Grower(object):
    """Its text makes a list longer that somebody is going through."""

    def __init__(self, xs, n):
        self.xs = xs
        self.n = n

    def __str__(self):
        if len(self.xs) < 30000:
            self.xs.extend([self] * 7000)
        return str(self.n)


def grow_in_a_loop():
    xs = []
    for i in range(5):
        xs.append(Grower(xs, i))
    parts = []
    for x in xs:
        parts.append(str(x))
        if len(parts) == 8:
            break
    return len(xs), "".join(parts)


def grow_while_sorting():
    xs = [Node((i * 7) % 23) for i in range(23)]
    seen = []

    def key(node):
        seen.extend([node] * 1500)
        return node.n

    xs.sort(key=key)
    return xs[0].n, xs[11].n, total(seen)


def texts(rounds):
    s = ""
    b = b""
    checks = 0
    for i in range(rounds):
        s += "item %d, " % i * 500
        b += b"xyz" * 3000
        if i % 5 == 0:
            checks += len(s) + len(b)
    return checks, len(s), len(b), s[-12:], s.count("9")


def tables(rounds):
    d = {}
    for i in range(rounds):
        for k in range(700):
            d[i * 700 + k] = i
        if i % 4 == 1:
            for k in range(0, 700, 2):
                del d[i * 700 + k]
    s = 0
    for k in d:
        s += d[k]
    return s, len(d)


def several(rounds):
    lists = [[Node(0)] for i in range(4)]
    for i in range(rounds):
        lists[i % 4].extend(block(i))
        lists[(i + 3) % 4].append(lists[i % 4][-1])
        if i % 9 == 8:
            lists[i // 9 % 4] = [Node(i)]
    return sum([total(xs) for xs in lists])


def shrink_and_grow(turns):
    xs = []
    s = 0
    for turn in range(turns):
        for i in range(6):
            xs.extend(block(i))
        while len(xs) > 10:
            s += xs.pop().n
    return s, len(xs)


def entry_point(argv):
    n = 60 if len(argv) < 2 else int(argv[1])
    print(grow(n))
    print(extend_itself(15))
    print(grow_in_a_loop())
    print(grow_while_sorting())
    print(texts(n))
    print(tables(n // 2))
    print(several(n))
    print(shrink_and_grow(n // 10))
    return 0
