"""A float is found among integers where it is as large as one of them."""

import sys


def entry_point(argv):
    n = len(argv)
    print(2.0 in {1, 2}, 2.5 in {1, 2}, n + 1.0 in {1, 2}, n + 1.5 in {1, 2})
    d = {1: "a", 2: "b"}
    x = n + 1.0
    print(d.get(2.0), d.get(x), d.get(x + 0.5, "none"), d.get(9.0), d.get(9.0, "z"), d[x], x in d, x not in d, x in d.keys())
    print(x in [1, 2], (x + 0.5) in [1, 2])
    for key in [x + 0.5, 7.0, 1e300, float("inf"), float("nan"), -0.0]:
        try:
            print(d[key])
        except KeyError as e:
            print(repr(e))
        print(key in d, key in {0, 1}, d.get(key))
    e = {1.0: "a", 2.0: "b"}
    print(e[n], e.get(n + 1), n in e)
    big = {2 ** 53: 1, 2 ** 53 + 1: 2}
    print(big.get(2.0 ** 53), 2.0 ** 53 + 2 in big, 2.0 ** 53 in frozenset(big))
    empty = set()
    print(x in empty)
    empty.add(n)
    print(x - 1 in empty)
    f = {}
    print(f.get(x))
    f[n] = 2
    print(f.get(x), f.get(x - 1))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
