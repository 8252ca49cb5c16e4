"""Patterns and tests of what `json.loads` gave."""
import json
from collections.abc import Iterable, Mapping, MutableMapping, MutableSequence, Sequence, Sized


def f(v):
    match v:
        case {"kind": "circle", "r": r}:
            return f"circle {r}"
        case {"x": x, "y": y}:
            return f"point {x} {y}"
        case []:
            return "empty"
        case [a]:
            return f"one {a}"
        case [a, *rest]:
            return f"list {a} and {len(rest)}"
        case True:
            return "yes"
        case False:
            return "no"
        case 1:
            return "one"
        case "x":
            return "an x"
        case str(s):
            return f"text {s}"
        case int(n):
            return f"number {n}"
        case None:
            return "null"
        case _:
            return "something"


def kinds(v):
    return [isinstance(v, Mapping), isinstance(v, Sequence), isinstance(v, MutableMapping), isinstance(v, MutableSequence),
            isinstance(v, Sized), isinstance(v, Iterable), isinstance(v, (Mapping, int)), isinstance(v, object)]


def entry_point(argv):
    text = '[{"x": 1, "y": 2}, {"kind": "circle", "r": 3.5}, {}, [1, 2, 3], [7], [], true, false, 1, 2, "x", "y", null, 0.5]'
    v = json.loads(text)
    for w in v:
        print(f(w), w is True, w is False, w is None)
    for w in v:
        print(*[int(b) for b in kinds(w)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
