from collections import Counter, deque
from enum import Enum, IntEnum
import itertools


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Level(IntEnum):
    LOW = 10
    HIGH = 20


class Single(Enum):
    ONLY = "only"


def names(*colors):
    return [c.name for c in colors]


def three(a, b, c):
    return a.name + b.name + c.name


def gathered(first, *, last, rest=()):
    return first.name + last.name + str(len(rest))


def walk():
    yield from Color


def unpacked():
    red, green, blue = Color
    (only,) = Single
    low, *rest = Level
    first, *middle, last = Color
    print(red, green, blue, only.value, int(low), rest, first, middle, last)
    try:
        a, b = Color
        print(a, b)
    except ValueError as e:
        print("ValueError", e)
    for i, (a, b, c) in enumerate([Color, Color]):
        print(i, a.name, b.name, c.name)


def put_into_containers():
    xs = []
    xs.extend(Color)
    xs += Color
    print(len(xs), [*Color], (*Color, Color.RED), len({*Color}))
    xs[1:4] = Color
    xs[::3] = [Color.RED, Color.BLUE]
    print([x.name for x in xs])
    print({Color.RED}.union(Color) == set(Color), {Color.RED} & set(Color), frozenset(Color) == {*Color})
    left = set(Color)
    left.difference_update([Color.RED])
    print(len(left), {Color.BLUE}.issubset(Color), {Color.BLUE}.isdisjoint(Color))
    print(dict.fromkeys(Color, 0)[Color.BLUE], list(deque(Color)), Counter(Color)[Color.RED])
    print(tuple(Level), sum(Level), max(Level).name, sorted(Level, reverse=True), [int(x) for x in reversed(Level)])


def called():
    print(names(*Color), names(Color.RED, *Color), three(*Color), list(walk()))
    print(list(map(lambda c: c.name, Color)), list(filter(lambda c: c.value > 1, Color)))
    print(list(zip(Color, Level)), list(enumerate(Color, 1))[0], any(c.value == 3 for c in Color))
    print([a.name + b.name for a, b in itertools.product(Color, Single)], len(list(itertools.chain(Color, Color))))
    print(max(Color, key=lambda c: c.value), ",".join(c.name for c in Color), len(Color), Color.RED in Color)
    print(*Level, sep="/")
    it = iter(Color)
    print(next(it), next(it), [c.name for c in it])


def entry_point(argv):
    unpacked()
    put_into_containers()
    called()
    return 0
