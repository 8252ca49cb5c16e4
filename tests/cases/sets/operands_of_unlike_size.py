# Set operations go over the smaller operand where Python does: of objects that are equal, it shows which
# one stays and which one is asked. The same is done while the module is imported.
import sys


class Named:
    def __init__(self, number, name):
        self.number = number
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Named) and self.number == other.number

    def __hash__(self):
        return self.number

    def __repr__(self):
        return self.name


def named():
    a, b, c = Named(1, "a"), Named(1, "b"), Named(2, "c")
    told = [str({a} & {b}), str({a, c} & {b}), str({a} & {b, c})]
    told += [str({a, c}.intersection([b])), str({a}.intersection([b, c])), str({a, c}.intersection({b: 1}))]
    s = {a, c}
    s &= {b}
    told.append(str(s))
    s = {a, c}
    s.intersection_update([b])
    told.append(str(s))
    s = {a}
    s.intersection_update({b, c}, {a})
    told.append(str(s))
    told += [str({a} - {b}), str({a, c} - {b}), str({a} ^ {b}), str({a, c} ^ {b}), str({a} | {b})]
    told += [str({a} == {b}), str({a} <= {b, c}), str({a, c} > {b}), str({a}.isdisjoint({b, c}))]
    f = frozenset([a, c])
    told += [str(sorted(x.name for x in f & {b})), str(sorted(x.name for x in {b} & f))]
    return told


def views():
    a, b, c = Named(1, "a"), Named(1, "b"), Named(2, "c")
    d, e = {a: 1, c: 2}, {b: 1}
    told = [str(d.keys() & {b}), str({b} & d.keys()), str({a: 1}.keys() & {b}), str({b} & {a: 1}.keys())]
    told += [str(d.keys() & [b]), str([b] & d.keys()), str(d.keys() & e.keys()), str(e.keys() & d.keys())]
    told += [str(d.keys() - {b}), str({b} - d.keys()), str(sorted(x.name for x in d.keys() | {b}))]
    told += [str(sorted(x.name for x in frozenset([b, c]) & {a: 1}.keys()))]
    told += [str(d.keys() == {b, c}), str({b} < d.keys()), str(d.keys() >= {b}), str(d.keys().isdisjoint({b}))]
    return told


def numbers():
    d = {i: str(i) for i in range(5)}
    e = {i: i for i in range(3, 20)}
    told = [sorted(d.keys() & e.keys()), sorted(d.keys() & {1, 2, 9}), sorted({1, 2, 9} & d.keys())]
    told += [sorted(d.keys() - e.keys()), sorted({1, 7} - d.keys()), sorted(d.keys() ^ e.keys())]
    s = set(range(3))
    t = s
    s |= d.keys()
    told += [sorted(s), sorted(t)]
    s = t
    s &= {1, 9}
    told.append(sorted(t))
    s |= set(range(4, 40))
    s -= {4}
    told.append(sorted(t)[:6])
    s -= set(range(1, 400))
    told.append(sorted(t))
    s |= set(range(100))
    s &= set(range(95, 200))
    s ^= {97, 200}
    told.append(sorted(t))
    s ^= s
    told.append(sorted(t))
    s = set(range(4))
    s -= s
    told.append(sorted(s))
    f = frozenset(range(10))
    g = f
    g &= {1, 20}
    told += [sorted(f & {1, 20}), sorted(g), sorted(d.keys() & f), sorted(f - d.keys()), sorted(f)]
    return told


def letters():
    s = set("hello")
    told = [sorted(s.intersection("lo", ["l"], {"l": 1})), sorted(s.difference("l", {"o"})), sorted(s.union("x", ["y"]))]
    told += [sorted(s.symmetric_difference("hx")), sorted(s.intersection()), sorted(s.difference()), sorted(s.union())]
    s.intersection_update("helx", {"e", "h", "q"})
    told.append(sorted(s))
    s.intersection_update()
    s.difference_update("e", ["z"])
    s.symmetric_difference_update("hj")
    told.append(sorted(s))
    return told


def some(n, given):
    for i in range(n):
        given.append(i)
        yield i


def ends():
    # What gives items is asked for no more than it takes.
    given = []
    told = [{3}.isdisjoint(some(9, given)), {0, 1}.issuperset(some(9, given)), {0}.issubset(some(3, given))]
    told += [{0: 1}.keys().isdisjoint(some(2, given)), {1}.isdisjoint([2, 3]), {1, 2}.issuperset([1])]
    return told, given


AT_IMPORT = named(), views(), numbers(), letters(), ends()


def large():
    # None of these goes over the large one.
    big, d = set(range(100000)), {i: i for i in range(100000)}
    n = 0
    for i in range(20000):
        n += len(big & {i}) + len({i} & big) + len({-i} - big) + len(d.keys() & {i})
        n += big.isdisjoint({-i}) + {-i}.isdisjoint(big) + d.keys().isdisjoint({-i}) + (big >= {i}) + (d.keys() >= {i})
        big.difference_update({-i})
        small = {i}
        small -= big
        small &= big
        n += len(small)
    return n


def entry_point(argv):
    now = named(), views(), numbers(), letters(), ends()
    print(now[0])
    print(now[1])
    print(now[2])
    print(now[3])
    print(now[4])
    print(now == AT_IMPORT)
    print(large())
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
