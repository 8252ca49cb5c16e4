"""Operators of counters, deques and chains in place, what they are equal to, and classes with parameters; the same
while the program is imported."""
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque


def counters(out):
    c = Counter("abracadabra")
    d = Counter("abc")
    same = c
    c |= Counter("zz")
    out.append(repr(c))
    c &= Counter("aabz")
    out.append(repr(c))
    c += d
    out.append(repr(c))
    c -= Counter("a")
    out.append(repr(c))
    out.append("%s" % (same is c))
    c -= {"b": 1}
    c += {"q": 4}
    out.append("%r %s %s %s" % (c, c == d, c != d, c == Counter("abc")))
    out.append("%s %s %s" % (c == dict(c), c == {"a": 1}, {"a": 1, "b": 1, "c": 1} == d))
    out.append("%s %s" % (Counter(a=1, b=0) == Counter(a=1), Counter(a=1, b=0) == {"a": 1}))
    out.append("%s %s %s %s" % (c <= c, c < c, c >= Counter("a"), c > Counter("a")))
    out.append("%r %r %r %r" % (c + d, c - d, c & d, c | d))
    n = Counter(a=3, b=-2)
    out.append("%r %r %r %s" % (+n, -n, n.most_common(1), n.most_common(-1)))
    n.update("ab", c=2)
    n.subtract({"a": 1}, c=1)
    out.append("%r %s %d" % (n, sorted(Counter("abca").elements()), n.total()))
    n -= n
    out.append("%r %s" % (n, n == Counter(None)))


def deques(out):
    d = deque([1, 2], 3)
    d *= 2
    out.append(repr(d))
    e = deque([1, 2])
    f = e
    e *= 3
    out.append("%r %s" % (f, e is f))
    e *= 0
    out.append("%r %r" % (f, f * 2))


def chains(out):
    a = ChainMap({"a": 1}, {"a": 2, "b": 3})
    out.append("%r %s %s %s" % (a.parents, a == {"a": 1, "b": 3}, a == ChainMap({"a": 1, "b": 3}), a != {"a": 1}))
    out.append("%d %d %r" % (a.setdefault("c", 9), a.setdefault("b", 9), a))
    out.append("%r %d" % (a.parents.parents, len(a.parents.maps)))
    b = a.copy()
    b["z"] = 3
    b.update({"a": 5}, y=6)
    last = b.popitem()
    out.append("%r %r %s" % (a, b, last))
    try:
        ChainMap({}, {"a": 1}).popitem()
    except KeyError as e:
        out.append(str(e))


def with_parameters(out):
    d = deque[int]()
    d.append(1)
    c = defaultdict[str, int](int)
    c["a"] += 1
    o = OrderedDict[str, int](b=2)
    k = Counter[str]("xx")
    m = ChainMap[str, int]({"a": 1})
    xs = list[int]()
    xs.append(1)
    table = dict[str, int](a=1)
    out.append("%r %r %d %r %r" % (d, dict(c), o["b"], k, m))
    out.append("%r %r %r %r" % (xs, table, set[int]([1]), tuple[int, ...]([1, 2])))


def both():
    out = []
    counters(out)
    deques(out)
    chains(out)
    with_parameters(out)
    return out


IMPORTED = both()


def entry_point(argv):
    found = both()
    for text in found:
        print(text)
    print(found == IMPORTED)
    return 0
