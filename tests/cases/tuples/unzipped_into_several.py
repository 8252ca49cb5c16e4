"""zip(*rows) of rows with items of several types, unpacked into a tuple of each."""

import sys


def entry_point(argv):
    pairs = [(i, "s%d" % i) for i in range(3 + len(argv))]
    n, s = zip(*pairs)
    print(n, s)
    print(sum(n), "-".join(s), len(n), n[0], s[-1])
    for x in n:
        print(x + 1)
    triples = [(1, "a", 2.5), (2, "b", 3.5)]
    a, b, c = zip(*triples)
    print(a, b, c)
    k, (l, *m) = zip(*pairs[:3])
    print(k, l, m)
    words, counts = zip(*sorted({"b": n[0], "a": 2}.items()))
    print(words, counts)
    u, v = zip(*[(1, 2), (3, 4)])
    print(u, v)
    try:
        p, q = zip(*pairs[9:])
    except ValueError as e:
        print(e)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
