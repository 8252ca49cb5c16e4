from abc import abstractmethod
from dataclasses import dataclass, field
from typing import List, Optional


@dataclass
class Node:
    pos: int

    @abstractmethod
    def value(self) -> int:
        ...

    def shifted(self, by):
        return self.pos + by


@dataclass
class Num(Node):
    n: int = 0

    def value(self) -> int:
        return self.n


@dataclass
class Neg(Node):
    inner: Optional[Node] = None

    def value(self) -> int:
        if self.inner is None:
            return 0
        return -self.inner.value()


@dataclass
class Block(Node):
    body: List[Node] = field(default_factory=list)
    name: str = "block"

    def value(self) -> int:
        return sum([node.value() for node in self.body])


@dataclass
class Named(Block):
    name: str = "named"
    pos: int = -1

    def __post_init__(self):
        self.body.append(Num(0, 100))


class Plain(Num):
    def value(self):
        return 2 * super().value()


@dataclass(frozen=True)
class Frozen:
    a: int


@dataclass(frozen=True)
class MoreFrozen(Frozen):
    b: str = "b"


def entry_point(argv):
    tree = Block(0, [Num(1, 5), Neg(2, Num(3, 7)), Neg(4), Plain(5, 50)])
    print(tree.value(), len(tree.body), tree.name)
    print(tree)
    named = Named()
    print(named.value(), named, named.shifted(11))
    print(Num(1, 2) == Num(1, 2), Num(1, 2) == Plain(1, 2), Plain(1, 2) == Plain(1, 2), Num(1) != Num(2))
    print(Plain(3, 4), isinstance(Plain(1), Node), Neg(1) == Neg(1, None), Neg(1, Num(2)) == Neg(1, Num(2)))
    f = MoreFrozen(1)
    print(f, f == MoreFrozen(1, "b"), f == MoreFrozen(2), hash(f) == hash(MoreFrozen(1)), Frozen(1) == Frozen(1))
    try:
        f.a = 5
    except AttributeError as e:
        print("frozen:", e)
    for node in tree.body:
        match node:
            case Num(pos, n) if n > 20:
                print("large", pos, n)
            case Num(pos=p):
                print("number at", p)
            case Neg(inner=None):
                print("empty")
            case Neg(pos, Num(n=inner)):
                print("minus", pos, inner)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
