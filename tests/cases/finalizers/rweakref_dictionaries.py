# `rpython.rlib.rweakref`.
# precise: what is dead is found at once
from rpython.rlib import rgc
from rpython.rlib.rweakref import RWeakKeyDictionary, RWeakValueDictionary


class X(object):
    def __init__(self, n):
        self.n = n


class Y(X):
    pass


class K(object):
    pass


prebuilt = X(100)
table = RWeakValueDictionary(str, X)
table.set("prebuilt", prebuilt)
by_key = RWeakKeyDictionary(K, X)


def values():
    d = RWeakValueDictionary(int, X)
    kept = []
    for i in range(50):
        x = Y(i)
        d.set(i, x)
        if i % 10 == 0:
            kept.append(x)
    x = kept[0]
    rgc.collect()
    print([i for i in range(50) if d.get(i) is not None])
    print(d.get(20).n, d.get(20) is kept[2], d.get(77) is None)
    d.set(20, None)
    d.set(77, None)
    print(d.get(20) is None, kept[2].n)


def keys(n):
    first = K()
    by_key.set(first, X(1))
    for i in range(n):
        by_key.set(K(), X(i))
    rgc.collect()
    # (The last one may still be in a register or the like.)
    print(by_key.get(first).n, by_key.length() <= 2)
    by_key.set(first, None)
    print(by_key.get(first) is None, by_key.get(K()) is None, by_key.length() <= 1)


def lose():
    table.set("lost", X(5))
    print(table.get("lost").n if table.get("lost") is not None else 5)


def entry_point(argv):
    print(table.get("prebuilt").n, table.get("other") is None)
    lose()
    rgc.collect()
    print(table.get("lost") is None, table.get("prebuilt") is prebuilt)
    values()
    keys(40)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
