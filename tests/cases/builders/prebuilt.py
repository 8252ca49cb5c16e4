from rpython.rlib.rstring import StringBuilder, UnicodeBuilder

empty = StringBuilder()
some = StringBuilder(10)
some.append("só ")
some.append_multiple_char("x", 3)
wide = UnicodeBuilder()
wide.append("über")
table = {"a": StringBuilder(), "b": some}


def chosen(i):
    if i % 2:
        s = StringBuilder()
    else:
        s = some
    return s.build()


class Log:
    def __init__(self, out):
        self.out = out

    def add(self, text):
        self.out.append(text)
        self.out.append("\n")
        return self


log = Log(StringBuilder())
log.add("made while importing")


def entry_point(argv):
    n = len(argv)
    print(repr(chosen(n)), repr(chosen(n + 1)), repr(empty.build()), empty.getlength(), some.getlength())
    before = some.build()
    some.append("é!")
    some.append_slice("abcdef", 1, 3)
    print(some.build(), before, some.getlength(), table["b"] is some, wide.build())
    for i in range(40):
        table["a"].append(str(i))
    print(table["a"].build(), len(table), empty.build() == "")
    print(log.add("at run time").add("again").out.build())
    return 0
