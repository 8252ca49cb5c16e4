class Scale:
    def __init__(self, k):
        self.k = k

    def all(self, xs):
        return (x * self.k for x in xs)


def pairs(xs, ys):
    return ((x, y) for x in xs for y in ys if x < y)


def entry_point(argv):
    n = len(argv)
    g = (x * n for x in range(4) if x != 2)
    n = 100
    print(list(g))
    print(list(Scale(3).all([1, 2])), list(pairs([1, 2, 3], [2, 3])))
    words = ['a', 'bb']
    d = {w: (c + w for c in 'xy') for w in words}
    for w in words:
        print(w, list(d[w]))
    lines = (l.strip() for l in ['  a ', 'b  '])
    parts = (l + '.' for l in lines)
    print(next(parts), next(parts), next(parts, 'none'))
    gens = [(i * j for j in range(3)) for i in range(2)]
    print([list(g) for g in gens])
    print(sum(x for x in (y + 1 for y in range(3))), min((len(w), w) for w in words))
    first = next((w for w in words if len(w) > 1), None)
    print(first, next((w for w in words if len(w) > 5), None))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
