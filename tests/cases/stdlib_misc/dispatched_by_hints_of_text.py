"""`singledispatch` and hints that are texts: by `from __future__ import annotations`, in quotes, of a union."""
from __future__ import annotations

from functools import singledispatch
from typing import Union


class Later:
    def __init__(self, name):
        self.name = name


@singledispatch
def describe(x) -> str:
    return "other"


@describe.register
def _(x: int) -> str:
    return f"int {x:b}"


@describe.register
def _(x: "str | bytes") -> str:
    return f"text {len(x)}"


@describe.register
def _(x: Union[list, tuple], more: str = "") -> str:
    return "items" + more


@describe.register
def _(x: Later) -> str:
    return "later " + x.name


@describe.register(float | None)
def _(x) -> str:
    return "float or nothing"


@describe.register(bool)
def _(x) -> str:
    return "bool"


def refused(hint):
    try:
        describe.register(hint)
    except TypeError as e:
        return str(e).split(" at 0x")[0]


def wrong(x: list[int]):
    pass


told = [refused(3), refused(wrong)]


def entry_point(argv):
    print(describe(5), describe("abc"), describe(b"ab"), describe([1]), describe((1, 2), "!"))
    print(describe(Later("x")), describe(2.5), describe(None), describe(True), describe({}))
    for one in told:
        print(one)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
