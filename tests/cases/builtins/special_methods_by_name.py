"""Special methods of Python's own types, called by their names."""

import sys


def entry_point(argv):
    k = len(argv)
    xs = [k, 2]
    d = {"a": k}
    s = {k}
    t = (k, "b")
    print([k].__repr__(), xs.__len__(), xs.__contains__(2), xs.__getitem__(0))
    print((3).__add__(4), k.__add__(4), k.__mul__(3), k.__lt__(4), k.__eq__(1))
    print("a".__eq__("b"), "abc".__len__(), "abc".__contains__("b"), "abc".__getitem__(1), "a".__add__("b"))
    print(d.__contains__("a"), d.__getitem__("a"), d.__len__(), d.__repr__())
    print(s.__contains__(1), s.__len__(), t.__len__(), t.__repr__(), t.__getitem__(1))
    print(k.__str__(), (2.5).__add__(1.0), (2.5).__repr__(), k.__hash__() == hash(k), k.__bool__())
    print(k.__sub__(2), k.__neg__(), k.__floordiv__(2), k.__mod__(2), k.__and__(3), k.__or__(2))
    print("a".__lt__("b"), "a".__ne__("b"), "a".__mul__(3), "a".__hash__() == hash("a"))
    xs.__setitem__(0, 9)
    d.__setitem__("z", 3)
    d.__delitem__("a")
    xs.__delitem__(1)
    print(xs, d)
    for x in xs.__iter__():
        print(x)
    print(xs.__eq__([9]), xs.__add__([1]), xs.__mul__(2))
    print(b"ab".__len__(), b"ab".__eq__(b"ab"), True.__int__(), (2.7).__int__(), k.__float__())
    print(s.__repr__(), frozenset(s).__str__(), b"ab".__repr__(), b"ab".__add__(b"c"), b"ab".__mul__(2), b"ab".__hash__() == hash(b"ab"))
    print([1, 2].__ne__([1]), t.__hash__() == hash(t), True.__repr__(), True.__str__(), (-5).__hash__(), "a'b".__repr__(), "a".__str__())
    show = xs.__repr__
    xs.append(4)
    print(show(), [x.__str__() for x in xs], hasattr(xs, "__repr__"), list(map(int.__str__, xs)))
    print((1.5).__str__(), (1.0).__hash__() == hash(1), d.__str__(), t.__str__(), [[1], [2]].__add__([[3]]))
    names = {1: "a"}
    print(range(3).__repr__(), range(1, 9, 2).__str__(), names.keys().__repr__(), names.values().__str__(), names.items().__repr__())
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
