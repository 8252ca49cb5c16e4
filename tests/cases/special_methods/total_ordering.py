import functools


@functools.total_ordering
class Version:
    def __init__(self, major, minor):
        self.major = major
        self.minor = minor

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return (self.major, self.minor) == (other.major, other.minor)

    def __lt__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return (self.major, self.minor) < (other.major, other.minor)

    def __repr__(self):
        return "v%d.%d" % (self.major, self.minor)


@functools.total_ordering
class ByGe:
    def __init__(self, n):
        self.n = n

    def __ge__(self, other):
        return self.n >= other.n

    def __eq__(self, other):
        return self.n == other.n


def entry_point(argv):
    vs = [Version(1, 2), Version(1, 0), Version(0, 9), Version(1, 2)]
    for a in vs:
        print([a < b for b in vs], [a <= b for b in vs], [a > b for b in vs], [a >= b for b in vs],
              [a == b for b in vs], [a != b for b in vs])
    print(sorted(vs), max(vs), min(vs), sorted(vs, reverse=True))
    x = ByGe(1)
    y = ByGe(2)
    print(x < y, x <= y, x > y, x >= y, x == y, x != y)
    print(x < x, x <= x, x > x, x >= x)
    return 0
