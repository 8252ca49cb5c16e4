"""Tuples and frozensets that may be None are keys: hashed, compared, and shown where they are not there."""

import sys
def tup(n):
    return (n, "a") if n > 1 else None
def seq(n):
    return tuple([n, 2]) if n > 1 else None
def fs(n):
    return frozenset([n]) if n > 1 else None
def entry_point(argv):
    n = len(argv)
    d = {tup(1): 1, tup(2): 2}
    print(d[tup(n)], d[tup(n + 1)], None in d, d)
    e = {seq(1): 1, seq(2): 2}
    print(e[seq(n)], e[seq(n + 1)], None in e, e)
    f = {fs(1): 1, fs(2): 2}
    print(f[fs(n)], f[fs(n + 1)], None in f, f)
    g = {(1, fs(1)): 1, (2, fs(2)): 2}
    print(g[1, fs(n)], g[2, fs(n + 1)], (1, None) in g, g)
    h = {(1, tup(1)): 1, (2, tup(2)): 2}
    print(h[1, tup(n)], h[2, tup(n + 1)], (1, None) in h, h)
    i = {(1, seq(1)): 1, (2, seq(2)): 2}
    print(i[1, seq(n)], i[2, seq(n + 1)], (1, None) in i, i)
    print({fs(1), fs(3)} == {fs(3), fs(n)}, {fs(n): {fs(2)}} == {None: {fs(2)}})
    print([fs(1), fs(2)].index(fs(2)), [fs(1), fs(2)].count(None), fs(n) in [fs(2), fs(1)])
    print(frozenset([fs(1), fs(2)]) == frozenset([fs(2), None]), hash(fs(1)) == hash(None), {frozenset([fs(n)]): 1}[frozenset([None])])
    try:
        print({tup(2): 1}[tup(n)])
    except KeyError as e:
        print(e)
    try:
        print({(1, tup(2)): 1}[1, tup(n)])
    except KeyError as e:
        print(e)
    try:
        print({seq(2): 1}[seq(n)])
    except KeyError as e:
        print(e)
    try:
        print({fs(2): 1}[fs(n)])
    except KeyError as e:
        print(e)
    try:
        print([tup(2)].index(tup(n)))
    except ValueError as e:
        print(e)
    return 0
if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
