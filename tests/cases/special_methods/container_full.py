class Grid:
    def __init__(self, w, h, fill=0):
        self.w = w
        self.h = h
        self.cells = [fill] * (w * h)
        self.deleted = []

    def _at(self, pos):
        x, y = pos
        if not (0 <= x < self.w and 0 <= y < self.h):
            raise IndexError('outside: %d,%d' % (x, y))
        return y * self.w + x

    def __getitem__(self, pos):
        return self.cells[self._at(pos)]

    def __setitem__(self, pos, v):
        self.cells[self._at(pos)] = v

    def __delitem__(self, pos):
        self.deleted.append(pos)
        self.cells[self._at(pos)] = -1

    def __contains__(self, v):
        return v in self.cells

    def __len__(self):
        return self.w * self.h

    def __iter__(self):
        for y in range(self.h):
            for x in range(self.w):
                yield (x, y)

    def __reversed__(self):
        return reversed(self.cells)


class Rows:
    def __init__(self, data):
        self.data = data

    def __getitem__(self, i):
        if isinstance(i, slice):
            return Rows(self.data[i])
        return self.data[i]

    def __len__(self):
        return len(self.data)

    def __missing__(self, k):
        return k


def entry_point(argv):
    g = Grid(3, 2)
    g[1, 1] = 5
    g[0, 0] += 2
    g[2, 0] = g[1, 1] * 3
    print(g.cells, len(g), 15 in g, 99 in g)
    del g[0, 0]
    print(g[0, 0], g.deleted)
    try:
        g[3, 0] = 1
    except IndexError as e:
        print(e)
    print([p for p in g if g[p] != 0])
    print(list(reversed(g)))
    print(sum(g[p] for p in g))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
