from typing import NamedTuple


class Limits(NamedTuple):
    low: int = 0
    high: int = 100

    UNIT = 'cm'

    def clamp(self, n):
        return min(max(n, self.low), self.high)

    def describe(self):
        return str(self.low) + self.UNIT + '..' + str(self.high) + self.UNIT

    def __lt__(self, other):
        return self.high - self.low < other.high - other.low


DEFAULT = Limits()


def entry_point(argv):
    print(DEFAULT, DEFAULT.clamp(500), DEFAULT.clamp(-3), DEFAULT.describe())
    d = Limits(5)._asdict()
    print(d, d['low'], sorted(d))
    print(Limits(1, 2) < DEFAULT, DEFAULT < Limits(1, 2))
    print(Limits.UNIT, Limits._fields, len(DEFAULT))
    print(Limits(*[1, 2]) if False else Limits(high=7))
    print(Limits._make([4, 9]).clamp(1))
    print(max([Limits(0, 3), Limits(0, 9), Limits(5, 6)], key=lambda l: l.high).high)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
