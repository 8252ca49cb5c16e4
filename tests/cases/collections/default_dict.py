from collections import defaultdict


def zero():
    return 0


class Bucket:
    def __init__(self):
        self.items = []


def entry_point(argv):
    counts = defaultdict(int)
    for w in "a b a c b a".split():
        counts[w] += 1
    print(sorted(counts.items()), counts["zz"], len(counts), "yy" in counts)
    groups = defaultdict(list)
    for i in range(10):
        groups[i % 3].append(i)
    print(sorted(groups.items()))
    sets = defaultdict(set)
    for a, b in [(1, 2), (1, 3), (1, 2), (2, 5)]:
        sets[a].add(b)
    print([(k, sorted(v)) for k, v in sets.items()])
    nested = defaultdict(dict)
    nested["x"]["y"] = 1
    nested["x"]["z"] = 2
    print(len(nested), sorted(nested["x"].items()))
    lam = defaultdict(lambda: 5)
    lam["q"] += 1
    print(lam["q"], lam["r"], lam.get("never", -1), "never" in lam)
    f = defaultdict(zero, [("k", 3)])
    f["k"] += 1
    f["j"] += 1
    print(sorted(f.items()))
    b = defaultdict(Bucket)
    b[1].items.append("one")
    print(b[1].items, b[2].items)
    s = defaultdict(str)
    s["a"] += "x"
    s["a"] += "y"
    print(dict(s))
    plain = defaultdict(None)
    plain["a"] = 1
    try:
        print(plain["b"])
    except KeyError as e:
        print("KeyError", e)
    return 0
