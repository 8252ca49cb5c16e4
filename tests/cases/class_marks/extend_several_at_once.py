# `__extend__` of several classes, in a loop, and over what a class had before.
from rpython.tool.pairtype import extendabletype, pairtype


class W(metaclass=extendabletype):
    def __init__(self, n):
        self.n = n


class WInt(W):
    def show(self):
        return "old %d" % self.n


class WStr(W):
    def show(self):
        return "old %s" % ("x" * self.n)


class __extend__(WInt, WStr):
    kind = "both"

    def twice(self):
        self.n *= 2
        return self

    def __eq__(self, other):
        return isinstance(other, W) and self.n == other.n

    def __hash__(self):
        return self.n


class __extend__(WInt):
    def show(self):
        return "new %d" % self.n


def make_reader(name):
    def read(self):
        return name + "=" + str(self.n)
    return read


for word in ["first", "second"]:
    class __extend__(W):
        locals()["read_" + word] = make_reader(word)


class __extend__(pairtype(WInt, WStr)):
    def add(pair):
        return "int+str"


class __extend__(pairtype(W, W)):
    def add(pair):
        return "any"


from rpython.tool.pairtype import pair

TABLE = [pair(a, b).add() for a in [WInt(1), WStr(1)] for b in [WInt(1), WStr(1)]]


def entry_point(argv):
    items = [WInt(3), WStr(2), WInt(0)]
    for item in items:
        print(item.show(), item.kind, item.twice().n, item.read_first(), item.read_second())
    print(items[0] == WStr(6), items[0] == items[1], items[0] != WInt(6), hash(items[1]))
    print(len(set([WInt(1), WInt(1), WStr(2)])))
    print(TABLE)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
