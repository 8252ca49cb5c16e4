# Hints that are read, and are true: of attributes, callables, generators, abstract classes, literals.
from typing import Iterator, Generator, Iterable, Callable, Sequence, Mapping, Optional, Literal, Type, Collection, Any, ClassVar, List, Dict, Tuple
from dataclasses import dataclass, field
import collections.abc as abc


def f() -> Iterator[str]:
    yield "a"


def g(n: int) -> Generator[int, None, None]:
    for i in range(n):
        yield i


def h(xs: Iterable[int]) -> Iterable[int]:
    for x in xs:
        yield x + 1


def nothing() -> Iterator[int]:
    return
    yield


class C:
    count: ClassVar[int] = 0
    x: int
    y: float = 0
    z: Optional[str] = None
    w: "C" = None
    names: List[str]
    table: Dict[str, Tuple[int, ...]]

    def __init__(self, *xs: int, **kw: int):
        self.x = len(xs)
        self.names = []
        self.table = {"a": xs}


@dataclass
class D:
    a: int
    b: List[int] = field(default_factory=list)
    c: float = 1.0
    d: Any = "x"


def apply(f: Callable[[int], str], g: abc.Callable[[int], int], h: Callable[..., Any], k: Callable) -> str:
    return f(g(1)) + str(h(2)) + str(k(3))


def proc(f: Callable[[int], None], xs: Sequence[float]) -> None:
    for x in xs:
        f(int(x))


def kind(m: Literal["a", "b", 3] = "a", t: Type[C] = C) -> str:
    return str(m) + t.__name__


def total(m: Mapping[str, int], c: Collection[str], t: Sequence[str]) -> int:
    return sum([m[k] for k in m]) + len(c) + len(t)


class Adder:
    def __init__(self, n: int):
        self.n = n

    def __call__(self, x: int) -> int:
        return self.n + x


def opt(a, b=2, *c) -> int:
    return a + b


def entry_point(argv):
    print(list(f()), list(g(3)), list(h([1, 2])), list(nothing()), list(h((4, 5))), list(h(range(2))))
    c = C(1, 2, k=3)
    print(c.x, c.y, c.z, c.w is None, c.names, c.table, C.count)
    d = D(1)
    print(d, D(2, [3], 4.5))
    print(apply(lambda n: str(n), lambda n: n + 1, opt, lambda x: x))
    print(apply(str, Adder(3), abs, lambda x, y=1: x))
    out = []
    proc(lambda n: out.append(n), [1, 2])
    proc(out.append, [1.5])
    print(out, kind(), kind("b", C))
    print(total({"a": 1}, {"x"}, "abc"), total({"b": 2}, ["y"], ["z"]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
