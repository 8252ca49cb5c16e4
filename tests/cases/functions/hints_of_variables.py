# Hints of variables, global variables, fields and collected arguments that are true.
from __future__ import annotations
from enum import Enum
from typing import Annotated, Any, Callable, ClassVar, Final, List, NamedTuple, NewType, Optional, Self, TypeVar

LIMIT: Final = 10
RATIO: float = 2
NAMES: List[str] = []
TREE: Optional[Node] = None
COUNT: int = 0
SHOWN: "Callable[[int], str]" = str
UserId = NewType("UserId", int)
T = TypeVar("T")
N = TypeVar("N", int, float)
B = TypeVar("B", bound="Node")


class Node:
    made: ClassVar[int] = 0
    next: Node

    def __init__(self, value: int) -> None:
        self.value: float = value
        self.rest: List[Node] = []
        self.next = None
        Node.made += 1

    def add(self, value: int) -> Self:
        node: Self = Node(value)
        self.rest.append(node)
        return self

    def __str__(self) -> str:
        return "Node " + str(self.value)


class Leaf(Node):
    def __init__(self) -> None:
        super().__init__(1)


class Pair(NamedTuple):
    first: int
    second: str = "b"


class Color(Enum):
    RED = 1
    GREEN = 2


def total(*xs: float, **more: int) -> float:
    result: float = 0
    for x in xs:
        result += x
    return result + more["k"]


def pairs(*xs: tuple[int, str], **more: tuple[int, int]) -> int:
    return len(xs) + more["k"][0]


def same(x: T) -> T:
    y: T = x
    return y


def number(n: N) -> N:
    return n


def named(b: B) -> B:
    return b


def applied(f: Callable[[int], Any], g: Callable[[bool], float], n: UserId) -> int:
    found: Annotated[int, "two"] = f(n) + int(g(True))
    return found


def half(n):
    return n / 2


def parts(n: int):
    here: int = n
    yield here
    here = n + 1
    yield here


def color(c: Color, other: Color | None = None) -> str:
    return c.name


def first(p: Pair) -> int:
    return p.first


def unpacked(c: str) -> str:
    try:
        a, b = c
        return a + b
    except ValueError:
        (a,) = c
        return a


def entry_point(argv):
    global COUNT, TREE
    n: int = len(argv)
    COUNT = n
    TREE = Node(n)
    node: Optional[Node] = None
    if n > 5:
        node = TREE
    leaf: Node = Leaf()
    print(node is None, str(TREE.add(3)), leaf.value, Node.made, COUNT, LIMIT, RATIO, NAMES, SHOWN(3))
    print(total(1, 2.5, k=2), same("a"), same(3), number(2), number(2.5), str(named(leaf)))
    print(pairs((1, "a"), (2, "b"), k=(3, 4)))
    print(half(3), applied(lambda x: x + n, half, UserId(4)), list(parts(3)), color(Color.RED), first(Pair(3)))
    count: int = 0

    def add(by: int) -> int:
        nonlocal count
        count += by
        return count

    add(3)
    x: float = n if n > 1 else 2.5
    text: str
    for text in ["a", "b"]:
        print(text, unpacked(text[0]), x)
    with_value: object = n
    print(add(4), with_value, unpacked("xy"))
    return 0
