"""Containers and members of enumerations in messages and arguments are shown as everywhere."""

import sys
from enum import IntEnum

class Col(IntEnum):
    RED = 1
    BLUE = 2

class P(object):
    def __repr__(self):
        return "P!"

def tell(f, *a):
    pass

def entry_point(argv):
    n = len(argv)
    d = {frozenset([1]): 2}
    try:
        print(d[frozenset([n + 5])])
    except KeyError as e:
        print(e, repr(e), e.args)
    xs = [{1}]
    try:
        print(xs.index({n + 3}))
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        xs.remove({n + 3})
    except ValueError as e:
        print(e, repr(e), e.args)
    ys = [{1: "a"}]
    try:
        print(ys.index({n + 3: "b"}))
    except ValueError as e:
        print(e, repr(e), e.args)
    dc = {Col.RED: 2}
    try:
        print(dc[Col(n + 1)])
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        print([Col.RED].index(Col(n + 1)))
    except ValueError as e:
        print(e, repr(e), e.args)
    fs = [frozenset([1])]
    try:
        print(fs.index(frozenset([n + 1])))
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        raise ValueError({n})
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        raise ValueError({n: Col.RED})
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        raise ValueError(Col(n))
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        raise ValueError(Col(n), {n})
    except ValueError as e:
        print(e, repr(e), e.args)
    try:
        raise KeyError({n})
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        raise KeyError(frozenset([n]))
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        raise KeyError({n: [n]})
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        raise KeyError(Col(n))
    except KeyError as e:
        print(e, repr(e), e.args)
    s = {frozenset([1])}
    try:
        s.remove(frozenset([n + 8]))
    except KeyError as e:
        print(e, repr(e), e.args)
    sc = {Col.RED}
    try:
        sc.remove(Col(n + 1))
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        dc.pop(Col(n + 1))
    except KeyError as e:
        print(e, repr(e), e.args)
    try:
        del dc[Col(n + 1)]
    except KeyError as e:
        print(e, repr(e), e.args)
    return 0

if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
