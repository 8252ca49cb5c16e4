import sys
from itertools import chain, product, zip_longest


class T:
    def __init__(self, name, *args):
        self.name, self.args = name, args

    def __str__(self):
        if not self.args:
            return self.name
        return self.name + "(" + ", ".join([str(a) for a in self.args]) + ")"


def copy(t):
    return T(t.name, *[copy(a) for a in t.args])


def renamed(t, old, new):
    return T(new if t.name == old else t.name, *(renamed(a, old, new) for a in t.args))


def traced(log, x):
    log.append(x)
    return x


def show(a, b, *rest):
    return "%d %s %s" % (a, b, list(rest))


def show2(*parts, end=";"):
    return "/".join(parts) + end


def numbers(*xs):
    return [x + 1 for x in xs]


def entry_point(argv):
    t = T("f", T("x"), T("g", T("y"), T("x")))
    print(copy(t), renamed(t, "x", "z"))
    log = [""][:0]
    print(show(1, traced(log, "b"), *[len(traced(log, c)) for c in ("c", "dd")]), log)
    print(show(1, "b", *([2, 3] if len(log) > 2 else [4])), show(1, "b", *(log and [5] or [6])))
    rows = [[1, 2], [3], []]
    print(list(chain(*rows)), list(chain(*[])) == [])
    print(list(product(*rows[:2])), list(product(*rows)), list(product(*[[0, 1]], repeat=2)))
    print(list(zip_longest(*rows)), list(zip_longest(*rows, fillvalue=0)))
    options = {"a": [1, 2], "b": [3, 4]}
    for values in product(*options.values()):
        print(dict(zip(options, values)))
    print(show2(*{"k": 1}), show2(*"ab"), show2("x"[0], *"y"[0]), show2(*{"s"}))
    print(numbers(*b"ab"), numbers(*bytearray(b"c")), numbers(*options["a"]), numbers(*{1: 2, 3: 4}.values()))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
