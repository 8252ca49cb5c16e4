"""Mappings of `collections` and of the program behind `**`, and what ordered ones share; the same while the program is
imported."""
from collections import ChainMap, Counter, OrderedDict, defaultdict
from dataclasses import dataclass, fields


class Loud:
    def keys(self):
        return ["a", "b"]

    def __getitem__(self, key):
        return len(key) + 40


@dataclass
class Point:
    x: int
    y: int = 2
    name: str = "p"


def spread(out):
    d = defaultdict(int)
    d["x"] += 1
    out.append(repr({**OrderedDict(a=1), "z": 3, **Counter("aab")}))
    out.append(repr({**d, **Loud(), **ChainMap({"c": 1}, {"d": 2})}))
    out.append(repr({**{}, "q": 0}))


def ordered(out):
    o = OrderedDict([("a", 1), ("b", 2), ("c", 3)])
    out.append("%s %s" % (o == {"c": 3, "b": 2, "a": 1}, o == OrderedDict([("c", 3), ("b", 2), ("a", 1)])))
    out.append("%s %s" % (o != {"a": 1}, o.copy() == o))
    o.move_to_end("a")
    last, first = o.popitem(), o.popitem(last=False)
    out.append("%r %r %r %r" % (o, last, first, OrderedDict()))
    o.clear()
    try:
        o.popitem()
    except KeyError as e:
        out.append(str(e))
    p = OrderedDict.fromkeys("xyz", 0)
    p |= {"w": 4}
    out.append("%r %r" % (p, p | {"v": 5}))


def both():
    out = []
    spread(out)
    ordered(out)
    out.append(" ".join([f.name for f in fields(Point)]))
    return out


IMPORTED = both()


def entry_point(argv):
    found = both()
    for text in found:
        print(text)
    print(found == IMPORTED)
    return 0
