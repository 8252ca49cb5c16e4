import itertools


def gen():
    yield 1
    yield 2
    print("asked for a third")
    yield 3
    print("went on")


def none_or(flag):
    return [1, 2] if flag else None


def entry_point(argv):
    try:
        a, b = itertools.count(1)
    except ValueError as e:
        print(e)
    try:
        a, b = gen()
    except ValueError as e:
        print(e)
    try:
        a, b, c, d = gen()
    except ValueError as e:
        print(e)
    try:
        a, b, *c, d, f = gen()
    except ValueError as e:
        print(e)
    a, *b = gen()
    print(a, b)
    a, b = {"x": 1, "y": 2}
    print(a, b)
    (a, b), *c = {"x": 1, "y": 2}.items()
    print(a, b, c)
    for x in [True, False]:
        try:
            a, *b = none_or(x)
            print(a, b)
        except TypeError as e:
            print(e)
    xs = [1, 2, 3]
    *ys, z = xs
    ys.append(9)
    print(xs, ys, z)
    a, *b = "hello"
    print(a, b)
    *b, c = range(4)
    print(b, c)
    a, *b = b"xyz"
    print(a, b)
    a, *b = (len(argv), 2, 3)
    b.append(7)
    print(a, b)
    t = tuple(xs)
    a, *b = t
    print(a, b)
    try:
        a, b, *c, d, e2 = t
    except ValueError as e:
        print(e)
    for a, *b in [(1, 2, 3), (4, 5)]:
        print(a, b)
    for i, (a, *b) in enumerate(["ab", "cde"]):
        print(i, a, b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
