# Types of Python's own that meet classes, exceptions, functions and None: each is itself.
from dataclasses import dataclass
from enum import Enum


class U:
    pass


@dataclass
class Col:
    name: str
    t: type


class T(Enum):
    A = int
    B = U
    C = str


COLS = [Col("a", int), Col("b", str)]
REFS = [Col("u", U)]
TABLE = {"int": int, "U": U, "str": str}


def kind(t):
    if t is int:
        return "INTEGER"
    if t == str:
        return "TEXT"
    if t in (float, bool):
        return "REAL"
    return "REF " + t.__name__


def entry_point(argv):
    n = len(argv)
    for t in [int, str, U]:
        if t == int:
            print("int")
        elif t == str:
            print("str")
        else:
            print("other", t.__name__, t is U, t in (U, int))
    for t in [int, ValueError]:
        print(t == int, t is int, t in (int, str), t, [t], t != ValueError)
    for t in [int, None]:
        print(t == int, t in (int, str), t is None, t)
    print([kind(c.t) for c in COLS], [kind(c.t) for c in REFS], COLS, COLS[0] == Col("a", int), REFS[0] == COLS[0])
    t = U if n > 9 else int
    if t in (float, str):
        print("float or str")
    elif t in (int, bool):
        print("int or bool")
    for name, t in TABLE.items():
        print(name, t != int, t == U, t is str, t.__name__)
    for member in T:
        print(member.name, member.value in (int, U), member.value == str, member.value.__name__)
    handlers = {int: "a number", U: "an object", ValueError: "an error"}
    for t in (U, int, ValueError):
        print(handlers[t])
    for f in [len, int]:
        print(f is len, f is int, f == int, f in (len, abs), f.__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
