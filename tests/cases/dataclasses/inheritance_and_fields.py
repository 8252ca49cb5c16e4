from dataclasses import dataclass, field
from typing import Dict, List, Optional


@dataclass
class Item:
    name: str
    price: float = 1.5
    tags: List[str] = field(default_factory=list)
    attrs: Dict[str, int] = field(default_factory=dict)

    def total(self, n=1):
        return self.price * n


@dataclass
class Sale(Item):
    percent: int = 10
    note: Optional[str] = None
    hidden: int = field(default=3, repr=False)
    computed: int = field(init=False, default=0)

    def __post_init__(self):
        self.computed = self.percent * 2

    def total(self, n=1):
        return super().total(n) * (100 - self.percent) / 100


@dataclass(order=True)
class Ranked:
    rank: int
    item: Item = field(compare=False)


def entry_point(argv):
    a = Item("pen")
    b = Item("pen", tags=["x"])
    c = Item("cup", 3.0, ["a"], {"k": 1})
    a.tags.append("q")
    a.attrs["z"] = 5
    print(a, b, c)
    print(a == Item("pen", 1.5, ["q"], {"z": 5}), a == b, a != c)
    s = Sale("bag", 10.0, percent=20)
    print(s, s.total(2), s.hidden, s.computed, Sale("x").note is None)
    print(s == Sale("bag", 10.0, percent=20), [i.total() for i in [a, s]])
    rs = [Ranked(3, a), Ranked(1, c), Ranked(2, b)]
    rs.sort()
    print([(r.rank, r.item.name) for r in rs], Ranked(1, a) == Ranked(1, c), Ranked(1, a) < Ranked(2, a))
    return 0
