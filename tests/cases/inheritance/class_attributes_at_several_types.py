class Setting:
    default = 0

    def __init__(self, name):
        self.name = name
        self.value = self.default

    def reset(self):
        self.value = self.default

    def __str__(self):
        return "%s=%s" % (self.name, self.value)


class Num(Setting):
    default = 3

    def bump(self):
        self.value += 1


class Text(Setting):
    default = "t"

    def add(self, s):
        self.value += s


class Column:
    kind = None

    default = None

    def __init__(self, name, default=None):
        self.name = name
        if default is not None:
            self.default = default

    def parse(self, text):
        raise NotImplementedError

    def load(self, text):
        if text == "":
            return str(self.default)
        return repr(self.parse(text))


class IntColumn(Column):
    kind = "int"

    default = 0

    def parse(self, text):
        return int(text)


class StrColumn(Column):
    kind = "str"

    default = ""

    def parse(self, text):
        return text.strip()


class ListColumn(Column):
    kind = "list"

    def parse(self, text):
        return text.split(",")
COLUMNS = [IntColumn("a"), IntColumn("b", 7), StrColumn("c", "none"), ListColumn("d")]


def entry_point(argv):
    n = Num("n")
    t = Text("t")
    n.bump()
    t.add("u")
    for s in [n, t]:
        print(s)
        s.reset()
        print(str(s))
    for row in ["1;2;x;p,q", ";;;", "4;;y ;z"]:
        for column, cell in zip(COLUMNS, row.split(";")):
            print(column.kind, column.name, column.load(cell))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
