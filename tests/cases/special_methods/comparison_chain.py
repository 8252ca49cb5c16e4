from functools import total_ordering, cmp_to_key


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = [int(p) for p in text.split('.')]
        self.text = text

    def __eq__(self, o):
        return self.parts == o.parts

    def __lt__(self, o):
        return self.parts < o.parts

    def __repr__(self):
        return self.text


class Rev:
    def __init__(self, n):
        self.n = n

    def __lt__(self, o):
        return self.n > o.n

    def __gt__(self, o):
        return self.n < o.n


def entry_point(argv):
    vs = [Version(t) for t in ['1.10', '1.9', '1.9.1', '0.1', '1.9']]
    print(sorted(vs), sorted(vs, reverse=True))
    print(max(vs), min(vs))
    a, b = Version('1.2'), Version('1.10')
    print(a < b, a <= b, a > b, a >= b, a == b, a != b)
    print(Version('1') < a < b, a <= a < b, not a < a)
    rs = [Rev(i) for i in [2, 5, 1]]
    rs.sort()
    print([r.n for r in rs], Rev(1) < Rev(0), Rev(1) > Rev(0))
    print(vs.index(Version('1.9.1')), vs.count(Version('1.9')), Version('0.1') in vs)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
