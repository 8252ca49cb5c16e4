# `auto()` goes on from the greatest value so far, also behind aliases.
from enum import Enum, Flag, IntEnum, auto


class Color(Enum):
    RED = 1
    GREEN = 2
    ALIAS = 1
    BLUE = auto()


class Mixed(Enum):
    A = 5
    B = 3
    C = auto()
    D = 1
    E = auto()


class Level(IntEnum):
    HIGH = 10
    LOW = 1
    NEXT = auto()
    SAME = 11
    LAST = auto()


class Bits(Flag):
    X = 4
    Y = 1
    Z = auto()
    W = auto()


class Named(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower() + str(count)

    ONE = auto()
    TWO = auto()


class Fresh(Enum):
    FIRST = auto()
    SECOND = auto()


def entry_point(argv):
    n = len(argv)
    print(list(Color), Color(n + 2), Color.ALIAS, Color(n).name, len(Color))
    print([(m.name, m.value) for m in Mixed], Mixed(n + 6).name)
    print([(m.name, int(m)) for m in Level], Level.SAME is Level.NEXT, Level(n + 11).name)
    print([(m.name, m.value) for m in Bits], (Bits.Z | Bits.Y).value)
    print([m.value for m in Named], Named('two1').name, [m.value for m in Fresh])
    for wrong in (0, 4):
        try:
            print(Color(wrong * n))
        except ValueError as e:
            print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
