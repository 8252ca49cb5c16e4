"""A class that is instantiated itself beside classes below it whose attributes, and results of methods, are of other types."""


class Cell:
    unit = 0

    def __init__(self):
        self.value = self.first()

    def first(self):
        return 0

    def show(self):
        return "%s:%s" % (self.value, self.unit)

    def pair(self):
        return [self.value, self.first()]

    @property
    def doubled(self):
        return self.value * 2

    def describe(self):
        return "doubled " + str(self.doubled)

    def same(self, other):
        return self.value == other.value

    def clone(self):
        return type(self)()

    def __repr__(self):
        return "%s(%r)" % (type(self).__name__, self.value)


class Text(Cell):
    unit = "cm"

    def first(self):
        return "t"

    def show(self):
        return "<" + super().show() + ">"

    def pair(self):
        return super().pair() + ["x"]


class Deeper(Text):
    @property
    def doubled(self):
        return [self.value, "deeper"]


class Numbers(Cell):
    unit = 0.5

    def first(self):
        return [1.5]


PREBUILT = [Cell(), Text(), Numbers()]


class Problem(Exception):
    def __init__(self, detail):
        self.detail = detail

    def text(self):
        return "problem %s" % (self.detail,)


class Worse(Problem):
    def __init__(self):
        self.detail = ["much", "worse"]


def fail(n):
    if n == 0:
        raise Problem(17)
    raise Worse()


def look(cell):
    print(cell.show(), cell.describe(), cell)
    print(type(cell) is Cell, isinstance(cell, Cell), isinstance(cell, Text), type(cell).__name__)


def through_list():
    for cell in [Cell(), Text(), Deeper(), Numbers()] + PREBUILT:
        look(cell)
        look(cell.clone())


def directly():
    print(Cell().pair(), Text().pair(), Deeper().pair(), Numbers().pair())
    print(Cell().doubled, Text().doubled, Deeper().doubled, Numbers().doubled)
    print(Cell().same(Cell()), Text().same(Text()))
    print(Cell.show(Cell()), Cell.unit, Text.unit, Numbers.unit)
    cells = {Cell(): 1, Text(): 2}
    print(len(cells), sorted(cells.values()))


def raised():
    for n in range(2):
        try:
            fail(n)
        except Worse as e:
            print("worse", e.text(), e.detail[0])
        except Problem as e:
            print(e.text())


def choose(argv):
    make = Cell if len(argv) > 50 else Text
    print(make().show())
    classes = [Cell, Text, Numbers]
    for cls in classes:
        print(cls().show())


def entry_point(argv):
    through_list()
    directly()
    raised()
    choose(argv)
    return 0
