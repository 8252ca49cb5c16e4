"""isinstance and issubclass with one of several of Python's own types, on either side; dicts keyed by types."""

import sys


class A(object):
    pass


def check(x, t):
    return isinstance(x, t)


def entry_point(argv):
    n = len(argv)
    for t in [int, str, float]:
        print(isinstance(n, t), isinstance("a", t), issubclass(t, int), issubclass(bool, t))
    t = int if n < 3 else str
    print(isinstance(n, t), issubclass(t, object), issubclass(A, t))
    print(check(1, int), check("a", int), check(1, str), check(A(), A))
    names = {int: "i", str: "s", float: "f", bool: "b", list: "l"}
    print(names[type(n)], names[type("a")], names.get(type(2.5)), names[type(True)], names.get(type(b"")))
    print(names[type([1])], type(n) in names, names[int])
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
