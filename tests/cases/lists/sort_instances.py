class Item:
    def __init__(self, weight, name):
        self.weight = weight
        self.name = name

    def __lt__(self, other):
        return self.weight < other.weight

    def __repr__(self):
        return "%s%d" % (self.name, self.weight)


def by_name(item):
    return item.name


def entry_point(argv):
    xs = [Item(3, "c"), Item(1, "a"), Item(3, "b"), Item(2, "z"), Item(1, "y")]
    print(sorted(xs))
    print(sorted(xs, reverse=True))
    print(sorted(xs, key=by_name))
    print(sorted(xs, key=lambda i: -i.weight))
    print(sorted(xs, key=lambda i: (i.weight, i.name), reverse=True))
    ys = xs[:]
    ys.sort()
    print(ys, min(xs), max(xs), min(xs, key=by_name), max(xs, key=by_name))
    ys.sort(reverse=True)
    print(ys)
    ys.sort(key=lambda i: i.name)
    print(ys)
    zs = [(i, i.name) for i in xs]
    zs.sort(key=lambda p: p[0])
    print(zs)
    ts = [(2, "b"), (1, "z"), (2, "a"), (1, "a")]
    ts.sort()
    print(ts)
    ts.sort(reverse=True)
    print(ts)
    print(sorted([[2, 1], [1, 5], [1], []]), sorted("hello"), sorted({"b": 1, "a": 2}))
    print(sorted([(1, Item(2, "q")), (1, Item(1, "r")), (0, Item(9, "s"))]))
    print(max(Item(1, "k"), Item(2, "l")), min(Item(1, "k"), Item(2, "l"), Item(0, "m")))
    big = [Item((i * 7919) % 101, "n") for i in range(300)]
    big.sort()
    print([i.weight for i in big][::30])
    return 0
