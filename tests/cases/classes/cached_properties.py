from functools import cached_property


class Data:
    def __init__(self, values):
        self.values = values
        self.runs = 0

    @cached_property
    def total(self):
        self.runs += 1
        result = 0
        for value in self.values:
            result += value
        return result

    @cached_property
    def average(self):
        return self.total / len(self.values)

    @property
    def count(self):
        return len(self.values)


class Named(Data):
    @cached_property
    def title(self):
        return "%s(%d)" % (self.__class__.__name__, self.total)


class Doubled(Named):
    @cached_property
    def total(self):
        self.runs += 10
        return 2 * len(self.values)


class Tagged:
    @cached_property
    def tag(self):
        return "<" + self.text() + ">"


class A(Tagged):
    def text(self):
        return "a"


class B(Tagged):
    def text(self):
        return "b"


PREBUILT = Data([1, 2, 3])
FILLED = Data([10])
FILLED.total


def entry_point(argv):
    data = Data([4, 5])
    print(hasattr(data, "total"), data.total, data.total, data.runs, data.average)
    data.values.append(100)
    print(data.total, data.count, data.average)
    del data.total
    print(data.total, data.runs)
    data.total = -1
    print(data.total, data.runs)
    del data.total
    try:
        del data.total
    except AttributeError:
        print("not there")
    try:
        print(Data([]).average)
    except ZeroDivisionError as e:
        print("ZeroDivisionError", e)
    for named in [Named([1, 1]), Doubled([1, 1, 1])]:
        print(named.title, named.title, named.runs)
    print(A().tag, B().tag)
    print(PREBUILT.total, PREBUILT.runs, FILLED.total, FILLED.runs)
    FILLED.values.append(1)
    print(FILLED.total, getattr(FILLED, "total"), getattr(data, "average", 0.0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
