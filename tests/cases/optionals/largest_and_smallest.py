def entry_point(argv):
    d = {1: 2, 3: 4}
    best = None
    for k in d:
        if best is None or k > best:
            best = k
    print(best)
    lo = None
    for k in [3.5, 1.5]:
        lo = k if lo is None else min(lo, k)
    print(lo)
    e = {"a": (1, 2)}
    x = e.get("a")
    print(max(x, (0, 5)), min((0, 5), x), max(d.get(1), d.get(3), 7), min(7, d.get(3)))
    f = {"q": 1.5}
    print(max(f.get("q"), 2.5), max(1.25, f.get("q")))
    try:
        print(max(f.get("z"), 2))
    except TypeError as err:
        print(err)
    try:
        print(max(x, e.get("b")))
    except TypeError as err:
        print(err)
    try:
        print(max(f.get("z"), f.get("y"), 2.5))
    except TypeError as err:
        print(err)
    b = {1: True}
    try:
        print(min(b.get(2), b.get(3)))
    except TypeError as err:
        print(err)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
