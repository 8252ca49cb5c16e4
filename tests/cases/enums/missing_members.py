# `_missing_` says which member stands for what is no value of one.
from enum import Enum, IntEnum


class Color(Enum):
    RED = "r"
    GREEN = "g"

    @classmethod
    def _missing_(cls, value):
        return cls.RED


class Size(Enum):
    SMALL = "s"
    LARGE = "l"

    @classmethod
    def _missing_(cls, value: object) -> "Size | None":
        if isinstance(value, str):
            for member in cls:
                if member.value == value.lower():
                    return member
        return None


class Level(IntEnum):
    LOW = 1
    HIGH = 10

    @classmethod
    def _missing_(cls, value):
        if value < 0:
            raise KeyError(value)
        return cls.HIGH if value > 5 else cls.LOW


class Base(Enum):
    @classmethod
    def _missing_(cls, value):
        return cls.OTHER


class Kind(Base):
    WORD = "w"
    OTHER = "o"


class Sign(Base):
    PLUS = 1
    OTHER = 0


class Plain(Enum):
    ONE = 1


AT_IMPORT = Size("S")


def entry_point(argv):
    n = len(argv)
    for text in ["g", "x" * n, "r"]:
        print(Color(text))
    print(AT_IMPORT is Size("s" * n))
    for text in ["S", "l", "L", "?"]:
        try:
            print(Size(text).name)
        except ValueError as e:
            print("ValueError", e)
    for number in [1, n + 1, n + 8, 10, -n]:
        try:
            print(Level(number).name)
        except KeyError as e:
            print("KeyError", e)
    print(Kind("w" * n), Kind("q"), Sign(n), Sign(n + 5))
    try:
        print(Plain(n + 1))
    except ValueError as e:
        print("ValueError", e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
