"""`copy.copy` of containers, of what does not change, and of objects with `__copy__`."""
import copy
from copy import copy as duplicate


class Grid:
    def __init__(self, rows):
        self.rows = rows

    def __copy__(self):
        return Grid([row[:] for row in self.rows])


class Named(Grid):
    def __init__(self, rows, name):
        super().__init__(rows)
        self.name = name

    def __copy__(self):
        return Named(self.rows, self.name + "'")


def maybe(xs):
    ys = copy.copy(xs)
    if ys is not None:
        ys.append(0)
    return ys


def entry_point(argv):
    xs = [[1], [2]]
    ys = copy.copy(xs)
    ys.append([3])
    ys[0].append(9)
    print(xs, ys, ys is xs, ys[0] is xs[0])
    d = {'a': [1]}
    e = duplicate(d)
    e['b'] = [2]
    e['a'].append(7)
    print(d, e)
    s = {1, 2}
    t = copy.copy(s)
    t.add(3)
    print(sorted(s), sorted(t), copy.copy(bytearray(b'ab')), copy.copy([]) + [1])
    print(duplicate('text'), duplicate(3), duplicate(2.5), duplicate((1, 'a')), duplicate(None), duplicate(True), duplicate(b'x'))
    print(maybe([1]), maybe(None))
    g = Grid([[1], [2]])
    h = copy.copy(g)
    h.rows[0].append(5)
    print(g.rows, h.rows)
    for each in [g, Named([[4]], 'n')]:
        c = copy.copy(each)
        print(type(c).__name__, c.rows, c.rows is each.rows, c.name if isinstance(c, Named) else '-')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
