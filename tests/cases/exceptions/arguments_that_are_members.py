"""Members of enumerations of numbers and texts are arguments as they are; keys and items are shown whatever they hold."""

import sys
from enum import IntEnum, IntFlag, Enum, Flag
from collections import OrderedDict, defaultdict

class Text(str, Enum):
    RED = "red"
    BLUE = "blue"

class Ratio(float, Enum):
    HALF = 0.5

class Perm(IntFlag):
    R = 4
    W = 2

class Plain(Enum):
    A = 1

class P(object):
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return "P%d" % self.n

def tell(e):
    print(e, "|", repr(e), "|", e.args)

class Mine(Exception):
    pass

def entry_point(argv):
    n = len(argv)
    for t in [Text.RED, Text.BLUE]:
        try:
            raise ValueError(t)
        except ValueError as e:
            tell(e)
        try:
            raise Mine(t, n)
        except Mine as e:
            tell(e)
    try:
        raise ValueError(Ratio.HALF)
    except ValueError as e:
        tell(e)
    try:
        raise ValueError(Plain.A)
    except ValueError as e:
        tell(e)
    try:
        raise ValueError(Plain.A)
    except ValueError as e:
        tell(e)
    try:
        raise KeyError(Plain.A)
    except KeyError as e:
        tell(e)
    d = {(1, frozenset([2])): 1}
    try:
        print(d[n, frozenset([n + 2])])
    except KeyError as e:
        tell(e)
    try:
        print(d.pop((n, frozenset([n + 2]))))
    except KeyError as e:
        tell(e)
    ps = {frozenset([P(1)]): 1}
    try:
        del ps[frozenset([P(2)])]
    except KeyError as e:
        tell(e)
    try:
        print([[1], [2]].index([n + 4]))
    except ValueError as e:
        tell(e)
    try:
        print([[P(1)], [P(2)]].index([P(3)]))
    except ValueError as e:
        tell(e)
    try:
        print([{"a": [1]}].index({"b": [n]}))
    except ValueError as e:
        tell(e)
    try:
        print([(1, {"a"})].index((n, {"b"})))
    except ValueError as e:
        tell(e)
    try:
        print([{}].index({"a": n}))
    except ValueError as e:
        tell(e)
    try:
        print([[]].index([n]))
    except ValueError as e:
        tell(e)
    o = OrderedDict()
    o[frozenset()] = 1
    try:
        o.move_to_end(frozenset([n]))
    except KeyError as e:
        tell(e)
    x = [frozenset([1]), None]
    try:
        x.index(frozenset([n + 4]))
    except ValueError as e:
        tell(e)
    k = {None: 1, frozenset([3]): 3}
    try:
        print(k[frozenset([n])])
    except KeyError as e:
        tell(e)
    xs = [[]]
    xs[0].append(xs[0])
    a = []
    try:
        print(xs.index(a))
    except ValueError as e:
        tell(e)
    try:
        print([b"a", b"b"].index(b"c"))
    except ValueError as e:
        tell(e)
    try:
        print([{1: {2: {3}}}].index({n: {n: {n}}}))
    except ValueError as e:
        tell(e)
    try:
        sys.exit(1)
    except SystemExit as e:
        tell(e)
    return 0

if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
