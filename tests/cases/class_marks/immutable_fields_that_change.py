# `_immutable_fields_` is taken for its word, but for fields that are assigned outside of
# constructors, or marked as seldom changing: prebuilt objects have them as `None` at first.
class Universe(object):
    _immutable_fields_ = ["classes[*]", "layouts?[*]", "names?", "limit", "by_name", "kind"]

    def __init__(self, kind):
        self.classes = None
        self.layouts = None
        self.names = None
        self.limit = 0
        self.by_name = {}
        self.kind = kind

    def load(self, n):
        self.classes = ["c%d" % i for i in range(n)]
        self.layouts = [i * 10 for i in range(n)]
        self.names = ["a"] * n
        self.limit = n
        self.by_name = {"n": n}

    def lookup(self, i):
        return "%s %d %s" % (self.classes[i], self.layouts[i], self.names[i])


class Frozen(object):
    _immutable_ = True

    def __init__(self, x):
        self.x = x
        self.y = x * 2


class Cell(Frozen):
    _immutable_ = True

    def __init__(self, x):
        Frozen.__init__(self, x)
        self.next = None


universe = Universe("prebuilt")
first = Cell(1)
second = Cell(2)


def total(cell, n):
    sum = 0
    while n > 0:
        sum += cell.x + cell.y
        if cell.next is None:
            link(cell)
        else:
            cell = cell.next
        n -= 1
    return sum


def link(cell):
    cell.next = first


def loaded():
    return universe.limit > 0


def entry_point(argv):
    print(loaded(), universe.kind)
    try:
        print(universe.lookup(0))
    except TypeError as e:
        print(e)
    universe.load(len(argv) + 2)
    print(loaded(), universe.limit, universe.lookup(2), universe.by_name["n"])
    print(universe.classes[0], universe.layouts[1], universe.names[-1], universe.kind)
    second.next = first
    print(total(second, 3), first.next is first, second.next.x, Cell(7).y)
    universe.load(1)
    print(len(universe.classes), universe.layouts, universe.limit)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
