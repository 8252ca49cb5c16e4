"""A class with members that is called with one of them; and what is no value of one."""
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto


class Op(Enum):
    ADD = "+"
    SUB = "-"


class Size(IntEnum):
    S = 1
    M = 2


class Word(StrEnum):
    IF = auto()
    ELSE = "else"


class Level(str, Enum):
    LOW = "low"


class Pair(Enum):
    A = (1, "x")
    B = (2, "y")


class Access(Flag):
    READ = auto()
    WRITE = auto()
    EXECUTE = auto()


class Gap(Flag):
    LOW = 1
    HIGH = 4


class Mask(IntFlag):
    A = 1
    B = 2


def found(text):
    for op in Op:
        if op.value == text:
            return op
    return None


def tried_while_imported(cls, value):
    try:
        return repr(cls(value))
    except ValueError as e:
        return str(e)


at_import = [tried_while_imported(cls, n) for cls in (Access, Gap) for n in (-12, -9, -8, -4, -1, 2, 5, 7, 8, 99)]


def entry_point(argv):
    print(Op(Op.SUB) is Op.SUB, Op("+"), Op(Op("-")).name, Size(Size.M), Size(1).name, Word(Word.IF), Word("else").name)
    print(Level(Level.LOW).name, Level("low").value, Pair(Pair.B).value, Pair((1, "x")).name)
    print(Access(Access.READ | Access.WRITE), Access(3), Mask(Mask.A), Mask(3) == 3)
    for text in ["+", "?"]:
        try:
            print(Op(found(text)))
        except ValueError as e:
            print(e)
    for one in at_import:
        print(one)
    for n in [-12, -9, -8, -4, -1, 2, 5, 7, 8, 99]:
        try:
            print(Access(n))
        except ValueError as e:
            print(e)
        try:
            print(Gap(n).value)
        except ValueError as e:
            print(e)
    for n in [1, 9]:
        try:
            print(Size(n).name)
        except ValueError as e:
            print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
