from collections import namedtuple


class Span(namedtuple('Span', 'start stop')):
    __slots__ = ()

    def __new__(cls, start, stop=None):
        if stop is None:
            stop = start + 1
        return super().__new__(cls, start, stop)

    def __len__(self):
        return self.stop - self.start

    def __contains__(self, n):
        return self.start <= n < self.stop

    def __bool__(self):
        return len(self) > 0


def entry_point(argv):
    s = Span(3)
    t = Span(3, 10)
    print(s, t)
    print(len(s), len(t), 5 in s, 5 in t)
    print(bool(Span(4, 4)), bool(t))
    print(s == (3, 4), t.start, t.stop)
    a, b = t
    print(a, b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
