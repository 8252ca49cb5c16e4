from dataclasses import dataclass, field, KW_ONLY


@dataclass(kw_only=True)
class Opts:
    width: int = 80
    name: str


@dataclass(slots=True)
class Pt:
    x: int
    y: int = 0

    def norm1(self):
        return abs(self.x) + abs(self.y)


@dataclass
class Mixed:
    a: int
    _: KW_ONLY
    b: int = 5
    c: str = 'c'


@dataclass(repr=False)
class NoRepr:
    a: int

    def __repr__(self):
        return 'custom'


@dataclass(init=False)
class OwnInit:
    a: int
    b: int

    def __init__(self, n):
        self.a = n
        self.b = n * 2


def entry_point(argv):
    print(Opts(name='x'), Opts(width=1, name='y'))
    p = Pt(3, -4)
    print(p, p.norm1(), p == Pt(3, -4))
    p.x = 100
    print(p)
    print(Mixed(1), Mixed(1, b=2), Mixed(1, c='z', b=3))
    print(NoRepr(1), OwnInit(4))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
