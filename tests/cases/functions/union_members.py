"""Objects of classes without a common base, told apart by elimination: fields of what is left."""
from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union


@dataclass
class Leaf:
    symbol: str
    weight: int


@dataclass
class Fork:
    left: Tree
    right: Tree
    weight: int


Tree: TypeAlias = Union[Leaf, Fork]


class Tagged:
    weight = 100

    def __init__(self, tag):
        self.tag = tag


class Late:
    def fill(self):
        self.late = [1, 2]
        return self


class Special(Fork):
    def __init__(self):
        self.left = self.right = Leaf('s', 1)
        self.weight = 7
        self.extra = 'extra'


def codes(tree: Tree | None, prefix: str = '') -> dict[str, str]:
    if tree is None:
        return {}
    if isinstance(tree, Leaf):
        return {tree.symbol: prefix or '0'}
    return {**codes(tree.left, prefix + '0'), **codes(tree.right, prefix + '1')}


def depth(tree):
    if not isinstance(tree, Leaf):
        return 1 + max(depth(tree.left), depth(tree.right))
    return 0


def double(tree):
    tree.weight *= 2
    if isinstance(tree, Leaf):
        return
    tree.left, tree.right = tree.right, tree.left
    double(tree.left)


def tell(x):
    try:
        return x.tag
    except AttributeError as e:
        return str(e)


def late(x):
    try:
        return str(len(x.late))
    except AttributeError as e:
        return str(e)


def entry_point(argv):
    tree = Fork(Leaf('a', 1), Fork(Leaf('b', 2), Leaf('c', 3), 5), 6)
    print(codes(tree), codes(None), codes(Leaf('z', 1)), codes(Special()))
    print(depth(tree), depth(Leaf('q', 0)), depth(Special()))
    double(tree)
    print(tree, codes(tree))
    things = [Leaf('l', 4), tree, Tagged('t'), Special(), Late().fill(), None]
    print([tell(x) for x in things])
    print([late(x) for x in things], late(Late().fill()))
    print([x.weight for x in things[:4]], sum(x.weight for x in things[:3]))
    for x in things[:3]:
        x.weight = 9
    print([x.weight for x in things[:4]], Tagged.weight)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
