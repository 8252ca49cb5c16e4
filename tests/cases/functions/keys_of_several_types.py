def lowest(xs, key):
    return min(xs, key=key)


def by(key):
    return lambda xs: sorted(xs, key=key)


def total(xs, f):
    t = f(xs[0])
    for x in xs[1:]:
        t = t + f(x)
    return t


def largest_by(xs, key, reverse=False):
    best = xs[0]
    best_key = key(best)
    for x in xs[1:]:
        k = key(x)
        if k > best_key:
            best, best_key = x, k
    return best


def both(xs, one, other):
    return lowest(xs, one), lowest(xs, other)


class Table:
    def __init__(self, rows):
        self.rows = rows

    def sorted_by(self, key, reverse=False):
        return Table(sorted(self.rows, key=key, reverse=reverse))

    def first(self, key):
        return self.sorted_by(key).rows[0]

    def group(self, key):
        groups = {}
        for row in self.rows:
            k = key(row)
            if k not in groups:
                groups[k] = []
            groups[k].append(row)
        return groups


def entry_point(argv):
    xs = ["bb", "a", "ccc"]
    print(lowest(xs, len), lowest(xs, lambda s: s), lowest(xs, lambda s: (len(s), s)))
    print(by(len)(xs), by(lambda s: s)(xs))
    print(total(xs, len), total(xs, lambda s: s), total(xs, lambda s: [s]), total(xs, lambda s: len(s) / 2))
    print(largest_by(xs, len), largest_by(xs, lambda s: s), largest_by(xs, lambda s: (s, 1)))
    print(both(xs, len, lambda s: s), both(xs, lambda s: (s, len(s)), lambda s: -len(s)))
    t = Table([("x", 3), ("y", 1), ("z", 2)])
    print(t.sorted_by(lambda r: r[0]).rows, t.sorted_by(lambda r: r[1], reverse=True).rows)
    print(t.first(lambda r: r[1]), t.first(lambda r: (r[1] > 1, r[0])))
    print(t.group(lambda r: r[1] > 1), t.group(lambda r: r[0]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
