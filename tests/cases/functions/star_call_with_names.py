import sys

def join(*xs, sep=""): return sep.join(xs)
def f(a, b=2, *xs): return a + b + len(xs)
def g(*xs, **kw): return str(len(xs)) + ",".join(k + "=" + str(kw[k]) for k in sorted(kw))
def h(a, *, sep): return a + sep
def k(a, b, c=3, *, d=4): return (a, b, c, d)
def ints(*xs: int, scale: int = 1) -> int:
    return sum(xs) * scale

class Node:
    def __init__(self, name, *args, kind="n"):
        self.name = name
        self.args = args
        self.kind = kind
    def add(self, *more, sep="+"):
        return sep.join([self.name] + list(more))
    def __repr__(self):
        return "%s(%s):%s" % (self.name, ",".join(self.args), self.kind)

def attempt(xs):
    try:
        print(f(*xs))
    except TypeError as e:
        print(e)
    try:
        print(k(*xs, d=9))
    except TypeError as e:
        print(e)
    try:
        print(k(*xs, c=7))
    except TypeError as e:
        print(e)
    try:
        print(k(1, *xs))
    except TypeError as e:
        print(e)

def uniq(xs):
    s = frozenset()
    for x in xs: s = s | {x}
    return s

def entry_point(argv):
    ws = ["a", "b"]
    print(join(*ws, sep="-"), join(*ws), join("x", *ws, sep="."), join(*[], sep="-") == "")
    print(f(*[0, 2, 9]), f(*[1]), f(5, *[1]), f(5, 6, *[7, 8]), f(5, 6, 7, *[8]))
    print(g(*ws), g(*ws, z=1), g("q", *ws, y=2, z=3))
    print(h(*["x"], sep="!"))
    print(ints(*[1, 2, 3]), ints(*[1, 2, 3], scale=10))
    print(Node("n", *ws), Node(*ws, kind="m"), Node("n", *ws, kind="k"))
    n = Node("n")
    print(n.add(*ws), n.add(*ws, sep="/"), n.add("0", *ws, sep="/"))
    for m in range(5):
        attempt(list(range(m)))
    print(sorted(uniq("aba")), sorted(uniq([1, 2, 3])), len(uniq([])))
    return 0

if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
