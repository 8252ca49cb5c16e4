"""Objects of a declared union, and what their classes have: `type()`, methods of the class, containers, order."""
from dataclasses import dataclass


@dataclass
class A:
    x: int
    kind = "a"

    def twice(self):
        return type(self)(self.x * 2)

    @classmethod
    def zero(cls):
        return cls(0)


@dataclass
class B:
    x: int
    kind = "b"

    def twice(self):
        return type(self)(self.x * 3)

    @classmethod
    def zero(cls):
        return cls(1)


AB = A | B


class C:
    kind = 3
    x = "t"


def kinds(items: list[AB]):
    return [type(i).kind for i in items]


def zeros(items: list[AB]):
    return [i.zero() for i in items]


def copies(items: list[AB]):
    return [type(i)(i.x) for i in items]


def swap(a: AB, b: AB) -> tuple[AB, AB]:
    return b, a


def index(items: list[AB], item: AB) -> int:
    return items.index(item)


def entry_point(argv):
    items: list[AB] = [A(1), B(2)]
    print(kinds(items), zeros(items), copies(items), [i.twice() for i in items])
    print(swap(items[0], items[1]), index(items, B(2)), A(1) in items, C.kind, C.x)
    d: dict[str, AB | None] = {"a": items[0], "n": None}
    print([d[k].x if d[k] is not None else -1 for k in d])
    best: AB | None = None
    for i in items:
        if best is None or i.x > best.x:
            best = i
    print(best, sorted(items, key=lambda i: -i.x), max(items, key=lambda i: i.x))
    pair = (items[0], items[1])
    a, b = pair
    print(a.x + b.x, {i.x: i for i in items})
    f = items[1].twice
    print(f(), getattr(items[0], "kind"), isinstance(items[0], (A, B)), isinstance(items[0], C))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
