"""== and != of values that may be None, of the same and of other types."""


def maybe(n):
    return n if n >= 0 else None


def maybe_float(x):
    return x if x > 0 else None


def entry_point(argv):
    values = [maybe(0), maybe(1), maybe(-1), maybe(1)]
    for x in values:
        line = []
        for y in values:
            line.append("%s%s" % (x == y, x != y))
        print(" ".join(line), x == 1, 1 == x, x == None, x != None, x == 1.0)
    floats = [maybe_float(1.0), maybe_float(-1.0), maybe_float(float("nan"))]
    for x in floats:
        print(x, [x == y for y in values], x == x)
    tuples = [(maybe(1), "a"), (maybe(-1), "a")]
    for t in tuples:
        print(t == (1, "a"), t == (None, "a"), t != (1, "a"), t)
    count = 0
    for x in values:
        if x == 1:
            count += 1
    print(count)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
