from dataclasses import dataclass, field, InitVar
from typing import List, Dict, ClassVar, Optional


@dataclass
class Inv:
    name: str
    items: List[int] = field(default_factory=list)
    index: Dict[str, int] = field(default_factory=dict)
    total: int = field(init=False)
    hidden: str = field(default='secret', repr=False)
    LIMIT: ClassVar[int] = 100
    note: Optional[str] = None

    def __post_init__(self):
        self.total = sum(self.items)

    def add(self, n):
        self.items.append(n)
        self.total += n
        self.index[str(n)] = len(self.items)


@dataclass
class Scaled:
    base: int
    factor: InitVar[int] = 2
    value: int = 0

    def __post_init__(self, factor):
        self.value = self.base * factor


def entry_point(argv):
    a = Inv('a')
    b = Inv('b', [1, 2])
    a.add(5)
    print(a)
    print(b, b.total, b.hidden)
    print(a.index, b.index, Inv.LIMIT, a.LIMIT)
    print(Inv('n', note='hey').note)
    print(Scaled(3), Scaled(3, 5), Scaled(3, factor=7).value)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
