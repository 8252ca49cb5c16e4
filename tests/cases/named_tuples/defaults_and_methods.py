import math
from typing import NamedTuple, Optional


class Vec(NamedTuple):
    x: float
    y: float = 0.0
    label: Optional[str] = None

    def length(self):
        return math.sqrt(self.x * self.x + self.y * self.y)

    @property
    def norm2(self):
        return self.x * self.x + self.y * self.y

    @staticmethod
    def origin():
        return Vec(0.0)

    @classmethod
    def diagonal(cls, n):
        return cls(float(n), float(n), 'diag')

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y, self.label)

    def __str__(self):
        return '<%s,%s>' % (self.x, self.y)


def entry_point(argv):
    a = Vec(3.0, 4.0)
    print(a.length(), a.norm2)
    print(a, repr(a))
    print(Vec.origin(), repr(Vec.origin()))
    d = Vec.diagonal(2)
    print(repr(d))
    print(a + d)
    print(repr(a + d))
    if d.label is not None:
        print(d.label.upper())
    print(repr(Vec(1.0, label='x')))
    print(Vec._field_defaults['y'])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
