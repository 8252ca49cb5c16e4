from __future__ import annotations

import abc
from typing import (Any, Callable, Dict, Generic, Iterable, Iterator, List, Mapping, NamedTuple, Optional, Protocol,
                    Sequence, Tuple, TypeVar, Union)

T = TypeVar("T")
Number = Union[int, float]


class Sized(Protocol):
    def size(self) -> int:
        ...


class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self) -> float:
        ...

    def name(self) -> str:
        return "shape"


class Square(Shape):
    def __init__(self, side: float) -> None:
        self.side = side

    def area(self) -> float:
        return self.side * self.side

    def size(self) -> int:
        return 4


class Unit(Shape):
    def area(self) -> float:
        return 1

    def name(self) -> str:
        return "unit"


class Point(NamedTuple):
    x: int
    y: int


class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: List[T] = []

    def push(self, item: T) -> None:
        self.items.append(item)

    def pop(self) -> T:
        return self.items.pop()


class Node:
    def __init__(self, value: int, next: "Node" = None) -> None:
        self.value = value
        self.next = next

    def last(self) -> "Node":
        node = self
        while node.next is not None:
            node = node.next
        return node

    def empty(self) -> int:
        pass


def total(xs: Iterable[Number], start: float = 0) -> float:
    for x in xs:
        start += x
    return start


def area(shapes: Sequence[Shape]) -> float:
    return sum([s.area() for s in shapes])


def half(n: float) -> float:
    return n / 2


def flag(b: int) -> int:
    return b + 1


def apply(f: Callable[[int], int], n: int) -> int:
    return f(n)


def count(words: list[str]) -> Dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return found


def pair(a: int, b: str = None) -> Tuple[int, Optional[str]]:
    return a, b


def find(xs: List[int], x: int) -> Optional[int]:
    for i in range(len(xs)):
        if xs[i] == x:
            return i
    return None


def shown(x: object) -> str:
    return str(x)


def anything(x: Any, y: "NoSuchName" = 3) -> "AlsoNone":
    return x


def rows(n: int) -> Iterator[tuple[int, ...]]:
    for i in range(n):
        yield (i, i + 1)


def named(p: Point) -> tuple[int, int]:
    return p.x, p.y


def look(m: Mapping[str, int], key: str) -> int:
    return m[key]


def stop(n: int) -> int:
    if n >= 0:
        return n
    raise ValueError("negative")


def union(x: int | str | None) -> int | str | None:
    return x


def sized(s: Sized) -> int:
    return s.size()


def many(*args: int, **kw: str) -> int:
    return sum(args) + len(kw)


def entry_point(argv: List[str]) -> int:
    n = len(argv)
    print(total([1, 2, n]), total((1.5, 2.5)), half(n), flag(n > 1), apply(lambda i: i * 2, n))
    print(area([Square(2), Unit()]), Unit().name(), Square(1).name(), sized(Square(3)))
    s = Stack()
    s.push(n)
    print(s.pop())
    print(Node(1, Node(2)).last().value, Node(n).last().value, Node(1).empty())
    print(count(["a", "b", "a"]), pair(n), pair(1, "x"), find([1, 2], 2), find([], 2))
    print(shown(n), shown(1.5), anything(4), list(rows(3)), named(Point(1, n)))
    print(look({"a": n}, "a"), stop(n), union(n), many(1, 2, a="x"))
    return 0
