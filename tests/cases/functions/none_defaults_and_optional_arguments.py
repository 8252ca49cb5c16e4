def append(item, to=None):
    if to is None:
        to = []
    to.append(item)
    return to


def label(n, prefix=None, suffix=None):
    out = str(n)
    if prefix is not None:
        out = prefix + out
    if suffix:
        out += suffix
    return out


def bounded(x, lo=None, hi=None):
    if lo is not None and x < lo:
        return lo
    if hi is not None and x > hi:
        return hi
    return x


def apply(x, f=None):
    return f(x) if f else x


class Node:
    def __init__(self, value, parent=None, children=None):
        self.value = value
        self.parent = parent
        self.children = children or []
        if parent:
            parent.children.append(self)

    def depth(self):
        return 0 if self.parent is None else self.parent.depth() + 1


def sentinel_default(d, k, default=-1):
    return d[k] if k in d else default


def maybe(n):
    if n > 1:
        return n * 10


def pair(n):
    if n:
        return n, str(n)
    return None


def entry_point(argv):
    n = len(argv)
    print(append(1), append(2), append(3, [0]), label(5), label(5, 'a'), label(5, suffix='z'), label(n, 'p', 's'))
    print(bounded(5), bounded(5, 7), bounded(5, hi=3), bounded(5, 1, 9), apply(3), apply(3, lambda v: v * n + 1))
    root = Node(1)
    leaf = Node(3, Node(2, root))
    print(leaf.depth(), len(root.children), root.parent is None)
    print(sentinel_default({'a': 1}, 'a'), sentinel_default({'a': 1}, 'b'), sentinel_default({}, 'b', n))
    print(maybe(1), maybe(5), maybe(0) is None, pair(0), pair(4))
    m = maybe(3)
    if m is not None:
        print(m + 1)
    p = pair(n)
    if p:
        a, b = p
        print(a + 1, b + '!')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
