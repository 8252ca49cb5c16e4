from dataclasses import dataclass, field, replace
from typing import List, Optional, ClassVar


@dataclass
class Point:
    x: int
    y: int = 0
    tags: List[str] = field(default_factory=list)
    kind: ClassVar[str] = "pt"

    def norm1(self):
        return abs(self.x) + abs(self.y)


@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)


@dataclass(frozen=True)
class Frozen:
    a: int
    b: str


@dataclass
class Base:
    name: str

    def __post_init__(self):
        self.upper = self.name.upper()


@dataclass
class Derived(Base):
    size: int = 1
    parent: Optional[Base] = None

    def __post_init__(self):
        super().__post_init__()
        self.size *= 2


@dataclass(eq=False, repr=False)
class Plain:
    v: int


def entry_point(argv):
    p = Point(1, 2)
    q = Point(1, 2)
    r = Point(3, tags=["x"])
    p.tags.append("t")
    print(p, q, r, p == q, q == Point(1, 2, []), p != r, Point.kind, r.norm1())
    print(Version(1, 2) < Version(1, 3), Version(2) > Version(1, 9), Version(1, 2, "a") == Version(1, 2, "b"))
    print(sorted([Version(2), Version(1, 5), Version(1, 2, "z")]), max(Version(0), Version(0, 1)))
    f = Frozen(1, "b")
    print(f, hash(f) == hash(Frozen(1, "b")), f == Frozen(1, "b"), {f: 1}[Frozen(1, "b")])
    d = Derived("nm", 5)
    e = Derived("k", parent=d)
    print(d.upper, d.size, e, Base("z"), d == Derived("nm", 5))
    print(Plain(1) == Plain(1), Plain(2).v)
    g = replace(q, y=50)
    print(g, q)
    return 0
