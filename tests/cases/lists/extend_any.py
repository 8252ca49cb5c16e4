class Count:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        i = 0
        while i < self.n:
            yield i
            i += 1


def gen(n):
    while n > 0:
        yield n
        n -= 1


def entry_point(argv):
    xs = [1]
    xs.extend((2, 3))
    xs.extend(range(4, 6))
    xs.extend({6: "a", 7: "b"})
    xs.extend({8: 1}.keys())
    xs.extend({"k": 9}.values())
    xs.extend(gen(3))
    xs.extend(Count(2))
    xs.extend(x * 10 for x in range(2))
    xs.extend(set([77]))
    xs.extend([])
    xs.extend(())
    print(xs)
    xs.extend(xs)
    print(len(xs))
    ys = ["a"]
    ys += "bc"
    ys += ("d",)
    ys += {"e": 1}
    ys += (c for c in "fg")
    ys += [str(i) for i in range(2)]
    ys += map(str, [5, 6])
    print(ys)
    zs = [0]
    zs += Count(3)
    zs += gen(2)
    zs += reversed([1, 2])
    zs *= 2
    print(zs)
    zs *= 0
    print(zs)
    ps = []
    ps += enumerate("ab")
    ps += zip([5], "z")
    ps.extend({3: "three"}.items())
    print(ps)
    return 0
