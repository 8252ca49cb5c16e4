class Grid:
    def __init__(self, w, h):
        self.w = w
        self.cells = [0] * (w * h)

    def __getitem__(self, key):
        x, y = key
        return self.cells[y * self.w + x]

    def __setitem__(self, key, value):
        x, y = key
        self.cells[y * self.w + x] = value

    def __delitem__(self, key):
        x, y = key
        self.cells[y * self.w + x] = -1

    def __contains__(self, value):
        return value in self.cells

    def __len__(self):
        return len(self.cells)

    def __iter__(self):
        return iter(self.cells)

    def __reversed__(self):
        return iter([c * 10 for c in self.cells])


class Old:
    """Iterated over by index, until IndexError."""

    def __getitem__(self, i):
        if i >= 4:
            raise IndexError("end")
        return i * i


class Any:
    def __iter__(self):
        yield 3
        yield 4


def entry_point(argv):
    g = Grid(3, 2)
    g[1, 1] = 5
    g[0, 0] += 7
    del g[2, 1]
    print(g[1, 1], g[0, 0], list(g), len(g), 5 in g, 6 in g, 6 not in g)
    print(list(reversed(g)), sum(g), max(g), min(g), sorted(g))
    o = Old()
    print([x for x in o], 9 in o, 8 in o, list(o))
    a, b, c, d = o
    print(a, b, c, d)
    print(3 in Any(), 5 in Any(), list(Any()))
    try:
        print(g[9, 9])
    except IndexError as e:
        print("IndexError", e)
    return 0
