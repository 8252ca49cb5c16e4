"""The operators of numbers and texts as methods: called, and as values."""

OPERATIONS = [("<", int.__lt__), ("==", int.__eq__), (">=", int.__ge__)]
SUMS = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__, "//": int.__floordiv__, "%": int.__mod__, "&": int.__and__, "+1": lambda a, b: a + b + 1}


def apply(f, a, b):
    return f(a, b)


def entry_point(argv):
    n = len(argv)
    for name, f in OPERATIONS:
        print(name, f(n, 2), f(2, 2))
    for name in sorted(SUMS):
        print(name, SUMS[name](n + 6, 3))
    print(list(map(int.__add__, [1, 2], [3, 4])), list(map(int.__neg__, [1, -2])))
    print(n.__lt__(2), n.__add__(3), (n << 3).__xor__(1), n.__truediv__(2), (n + 1).__lshift__(2))
    words = ["a", "bbb", "cc"]
    print(max(words, key=str.__len__), list(filter("abc".__contains__, ["b", "z"])), apply(str.__contains__, "abc", "c"))
    print(apply(str.__lt__, "a", "b"), apply(str.__add__, "a", "b"), "a".__eq__("a"), "ab".__mul__(n + 1))
    print(apply(float.__lt__, 1.5, 2.5), apply(float.__mul__, 1.5, 2.0), (0.5).__add__(n), (0.5).__neg__())
    print(list(filter(int.__bool__, [0, 1, 2])), n.__bool__(), (0.0).__bool__())
    counts = {"x": 2, "y": n}
    print(sorted(counts, key=counts.__getitem__), apply(dict.__getitem__, counts, "x"))
    print(list(map([10, 20, 30].__getitem__, [0, 2])), list(map(list.__len__, [[1], []])), hasattr(n, "__lt__"), hasattr("", "__neg__"))
    try:
        print(apply(int.__floordiv__, 1, n - 1))
    except ZeroDivisionError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
