from typing import Callable, Generic, TypeVar, Optional

T = TypeVar("T")
U = TypeVar("U")


class Box(Generic[T]):
    def __init__(self, value: T, check: Optional[Callable[[T], bool]] = None) -> None:
        self.value = value
        self.check = check

    def map(self, f: Callable[[T], U]) -> "Box[U]":
        return Box(f(self.value))

    def each(self, f: Callable[[T], None]) -> None:
        f(self.value)

    def ok(self) -> bool:
        return self.check is None or self.check(self.value)


def show_int(n: int) -> None:
    print("int", n)


def show_str(s: str) -> None:
    print("str", s)


def to_str(n: int) -> str:
    return str(n)


def to_len(s: str) -> int:
    return len(s)


def pos(n: int) -> bool:
    return n > 0


def full(s: str) -> bool:
    return s != ""


def entry_point(argv):
    a = Box(1)
    b = Box("x")
    a.each(show_int)
    b.each(show_str)
    a.map(to_str).each(show_str)
    b.map(to_len).each(show_int)
    a.map(to_str).map(to_len).each(show_int)
    print(Box(3, pos).ok(), Box("", full).ok())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
