# Tagged integers with state beside them: methods, several subclasses, attributes that hold them.
from rpython.rlib.objectmodel import UnboxedValue


class W(object):
    __slots__ = ()

    def is_true(self):
        return True

    def compare(self, other):
        return 0

    def __str__(self):
        return "W"


class WNumber(W, UnboxedValue):
    __slots__ = ('value',)

    def is_true(self):
        return self.value != 0

    def compare(self, other):
        if isinstance(other, WNumber):
            return self.value - other.value
        return -1

    def __str__(self):
        return str(self.value)


class WText(W):
    __slots__ = ('text',)

    def __init__(self, text):
        self.text = text

    def is_true(self):
        return self.text != ""

    def compare(self, other):
        if isinstance(other, WText):
            if self.text == other.text:
                return 0
            return -1 if self.text < other.text else 1
        return 1

    def __str__(self):
        return repr(self.text)


class Cell(object):
    def __init__(self, w_value):
        self.w_value = w_value


def insert(cells, w_new):
    at = 0
    while at < len(cells) and cells[at].w_value.compare(w_new) < 0:
        at += 1
    cells.insert(at, Cell(w_new))


def entry_point(argv):
    cells = []
    for n in [5, -2, 9, 0, 5]:
        insert(cells, WNumber(n))
        insert(cells, WText("t%d" % n))
    print([str(cell.w_value) for cell in cells])
    print([cell.w_value.is_true() for cell in cells])
    print(len([cell for cell in cells if isinstance(cell.w_value, WNumber)]))
    named = {"a": WNumber(1), "b": WText("")}
    print(sorted(named), named["a"].is_true(), named["b"].is_true())
    same = named["a"]
    print(same is named["a"], same is named["b"])
    cells[0].w_value = WText("changed")
    print(cells[0].w_value)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
