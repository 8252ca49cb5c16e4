# `Generic`, `Protocol` and annotations are for readers and checkers of programs.
from typing import Callable, Dict, Generic, Iterator, List, Optional, Protocol, Tuple, TypeVar, Union, cast

T = TypeVar("T")
K = TypeVar("K")


class Stack(Generic[T]):
    def __init__(self, items: Optional[List[T]] = None):
        self.items: List[T] = items if items is not None else []

    def push(self, item: T) -> "Stack[T]":
        self.items.append(item)
        return self

    def pop(self) -> T:
        if not self.items:
            raise IndexError("pop from empty stack")
        return self.items.pop()

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)


class Counted(Stack[int]):
    count: int = 0

    def push(self, item: int) -> "Counted":
        self.count += 1
        Stack.push(self, item)
        return self


class Sized(Protocol):
    def size(self) -> int:
        ...


class Box:
    def __init__(self, n: int) -> None:
        self.n = n

    def __class_getitem__(cls, item):
        return cls

    def size(self) -> int:
        return self.n


class Crate(Box):
    def size(self) -> int:
        return 2 * self.n


def total(things: List[Sized]) -> int:
    return sum([thing.size() for thing in things])


def first(pair: Tuple[K, T]) -> K:
    return pair[0]


def entry_point(argv: List[str]) -> int:
    def inner(values: List[int], table: Optional[Dict[str, int]] = None) -> Union[int, None]:
        if table is not None:
            return table["x"] + len(values)
        return len(values)

    def apply(f: Callable[[int], int], n: int = 3) -> int:
        return f(n)

    def scaled(by: int) -> Callable[[int], int]:
        def scale(x: "int", *more: int, **options: Dict[str, Stack[int]]) -> int:
            return by * x
        return scale

    print(inner([1, 2]), inner([], {"x": 5}), apply(lambda n: n + 1), apply(scaled(10)), scaled(3)(4))
    stack: Stack[int] = Stack()
    stack.push(3).push(4)
    print(stack.pop(), len(stack), list(stack))
    other = Stack[int]()
    other.push(5)
    print(other.pop(), len(other))
    try:
        other.pop()
    except IndexError as e:
        print("IndexError:", e)
    counted = Counted([7])
    counted.push(1).push(2)
    print(counted.count, list(counted), isinstance(counted, Stack))
    box = Box[int](3)
    print(box.size(), total([box, Crate(5), Box(1)]), cast(int, box.n) + 1, first((1, 2)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
