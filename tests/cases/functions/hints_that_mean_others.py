"""Hints that say something else of what is returned than they are: `TypeGuard`; and what a match gives."""
import re
from typing import Callable, Concatenate, Optional, ParamSpec, TypeGuard

P = ParamSpec("P")


def is_number(x: object) -> TypeGuard[int]:
    return isinstance(x, int)


def are_texts(items: list) -> "TypeGuard[list[str]]":
    return all([isinstance(item, str) for item in items])


def with_one(f: Callable[Concatenate[int, P], str]) -> Callable[P, str]:
    def call(*args: P.args, **named: P.kwargs) -> str:
        return f(1, *args, **named)
    return call


@with_one
def shown(n: int, text: str) -> str:
    return text * n


def whole(m: re.Match) -> str:
    return m.group()


def whole_by_number(m: re.Match) -> str:
    return m.group(0)


def of_item(m: re.Match) -> str:
    return m[0]


def one(m: "re.Match[str]") -> str:
    return m.group(1)


def maybe(m: re.Match) -> Optional[str]:
    return m.group(2)


def entry_point(argv):
    print(is_number(3), is_number("a"), are_texts(["a"]), shown("x"))
    m = re.match("x+", "xxy")
    assert m is not None
    print(whole(m), whole_by_number(m), of_item(m))
    m = re.match("(x)|(y)", "xy")
    print(whole(m), whole_by_number(m), one(m), maybe(m))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
