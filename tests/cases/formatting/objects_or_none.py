"""Objects that show themselves, or None, in formats."""
from enum import Enum, IntEnum
import json


class A:
    def __init__(self, n):
        self.n = n

    def __format__(self, spec):
        return f"<{self.n}{spec}>"


class B(A):
    def __format__(self, spec):
        return "B" + super().__format__(spec)


class Suit(Enum):
    CLUBS = 1
    HEARTS = 2

    def __format__(self, spec):
        return self.name.lower() + spec


class Level(IntEnum):
    LOW = 1
    HIGH = 2


def find(k):
    if k == 0:
        return None
    return A(k) if k < 3 else B(k)


def suit(k):
    return Suit(k) if k else None


def level(k):
    return Level(k) if k else None


def entry_point(argv):
    for k in range(5):
        print(f"{find(k)}", format(find(k)), "{}".format(find(k)), "%s" % (find(k) is None))
        for spec in ["", ">3"]:
            try:
                print(format(find(k), spec), f"{find(k):{spec}}")
            except TypeError as e:
                print(e)
        try:
            print(f"{find(k):x}")
        except TypeError as e:
            print(e)
    print(f"{suit(0)} {suit(1)} {suit(2):!}", f"{level(0)} {level(1)} {level(2):03d}")
    try:
        print(f"{level(0):03d}")
    except TypeError as e:
        print(e)
    v = json.loads('{"a": null, "b": [1, null]}')
    print(f"null {v['a']} {v['b'][0]} {v['b'][1]}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
