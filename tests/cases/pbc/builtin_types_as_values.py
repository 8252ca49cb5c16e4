# Types of Python's own, and builtin functions, kept in variables and containers: names, texts, identity, tests.
import math
from dataclasses import dataclass
from enum import Enum

SCHEMA = {"name": str, "age": int, "share": float}


class Ty(Enum):
    INT = int
    STR = str


@dataclass
class Option:
    name: str
    kind: type = str


class Outer:
    class Inner:
        pass

    class Other(Inner):
        def __repr__(self):
            return f"<{type(self).__qualname__} {self.__class__.__name__}>"

    @dataclass
    class Point:
        x: int

    class Color(Enum):
        RED = 1


def called(t: type) -> str:
    return t.__name__


def check(values):
    wrong = []
    for key, t in SCHEMA.items():
        if key not in values:
            wrong.append(f"missing {key}: {t.__name__}")
    return wrong


def entry_point(argv):
    n = len(argv)
    for t in [int, str, float]:
        print(t.__name__, t is int, t == str, t is bool, t, [t], isinstance(t, type), callable(t))
    print(check({"name": "x"}), check({}))
    for member in Ty:
        print(member.name, member.value.__name__, member.value is int)
    for option in [Option("a"), Option("b", int)]:
        print(option.name, option.kind.__name__, option.kind is str, option)
    types = [int, str, bool]
    print([called(t) for t in types], types[n].__name__, types, int in types, float in types, types.index(str))
    print({int: 1, str: 2}[types[n]], {t: t.__name__ for t in types}[bool])
    for f in [len, ord, abs]:
        print(f.__name__, f is len, isinstance(f, type))
    for g in [math.sin, math.cos]:
        print(g.__name__, g is math.cos, round(g(0.0), 1))
    x = Outer.Inner if n > 5 else Outer.Other
    print(x.__name__, x.__qualname__, str(x).endswith(".Outer.Other'>"), repr([x]).endswith("Outer.Other'>]"))
    print(Outer.Other(), Outer.Point(n), type(Outer.Point(1)).__qualname__)
    try:
        Outer.Color(n + 8)
    except ValueError as error:
        print(error)
    print(Outer.Color, [Outer.Color], type(Outer.Color.RED), f"{Outer.Color}", {1: Outer.Color})
    for t in [int, Outer.Inner]:
        print(t in (int, Outer.Inner), t is int, t == Outer.Inner, str(t)[-7:], [t] == [int], t.__name__)
    errors = [ValueError, KeyError, ZeroDivisionError]
    print(errors, errors[n], type(errors[0]("x")))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
