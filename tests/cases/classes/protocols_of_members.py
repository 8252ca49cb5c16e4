"""Protocols whose members are not all methods: who has them is asked of the object."""
from dataclasses import dataclass
from typing import Protocol, runtime_checkable


@runtime_checkable
class HasId(Protocol):
    id: int


@runtime_checkable
class Named(Protocol):
    @property
    def name(self) -> str: ...


@runtime_checkable
class Sized2(Protocol):
    size: int

    def grow(self) -> None: ...


class HasTag(Protocol):
    """Nobody asks for it."""
    @property
    def tag(self) -> str: ...


class WithLevel(Protocol):
    level: int = 3


class A:
    def __init__(self, id):
        self.id = id


class B:
    def __init__(self):
        self.other = 1


class Below(A):
    pass


@dataclass
class D:
    name: str


class P:
    @property
    def name(self):
        return "p"


class C:
    name = "c"


class Box:
    def __init__(self):
        self.size = 1

    def grow(self):
        self.size += 1


class Fixed:
    def __init__(self):
        self.size = 7


class T1:
    def __init__(self):
        self.tag = "one"


class T2:
    def __init__(self):
        self.tag = "two"


class Level(WithLevel):
    def __init__(self):
        self.n = 1


class Level2(WithLevel):
    def __init__(self):
        self.level = 4


def ids(xs):
    return [x.id for x in xs if isinstance(x, HasId)]


def shown(x):
    match x:
        case HasId():
            return "id"
        case Named():
            return "name"
        case Sized2():
            return "size"
        case _:
            return "-"


def entry_point(argv):
    print(isinstance(A(1), HasId), isinstance(B(), HasId), isinstance(Below(2), HasId))
    print(isinstance(D("x"), Named), isinstance(P(), Named), isinstance(C(), Named), isinstance(B(), Named))
    print(isinstance(Box(), Sized2), isinstance(Fixed(), Sized2))
    things = [A(3), Below(5), D("x"), P(), C(), Box(), Fixed(), B()]
    print(ids([A(3), B(), Below(4)]))
    print([shown(thing) for thing in things])
    print(isinstance(B(), (HasId, B)), isinstance(B(), (HasId, Named)), isinstance(D("y"), (HasId, D)))
    a = A(1) if len(argv) > 5 else None
    print(isinstance(a, HasId))
    for t in [T1(), T2()]:
        print(t.tag, end=" ")
    print()
    for level in [Level(), Level2()]:
        print(level.level, end=" ")
    print()
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
