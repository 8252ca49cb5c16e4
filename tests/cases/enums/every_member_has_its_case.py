"""Every member has its case."""
from enum import Enum, IntEnum, Flag, auto


class C(Enum):
    A = 1
    B = 2
    ALSO_B = 2

    def d(self) -> str:
        match self:
            case C.A:
                return "a"
            case C.B:
                return "b"


class Level(IntEnum):
    LOW = 1
    MIDDLE = 5
    HIGH = 9


def of_level(level: Level) -> str:
    if level == Level.LOW:
        return "low"
    elif level == Level.MIDDLE:
        return "middle"
    elif level == Level.HIGH:
        return "high"


def of_is(c: C) -> int:
    if c is C.A:
        return 1
    if c is C.B:
        return 2


def yes(b: bool) -> str:
    match b:
        case True:
            return "yes"
        case False:
            return "no"


def optional(c: "C | None") -> str:
    match c:
        case None:
            return "none"
        case C.A:
            return "a"
        case C.B:
            return "b"


def late_none(c: "C | None") -> str:
    match c:
        case C.A:
            return "a"
        case C.B:
            return "b"
        case None:
            return "none"


def either(c: C) -> str:
    match c:
        case C.A | C.B:
            return "either"


def some(c: C):
    match c:
        case C.A:
            return "a"


class F(Flag):
    X = auto()
    Y = auto()


def flags(f: F):
    if f == F.X:
        return "x"
    elif f == F.Y:
        return "y"
    return "more"


def changed(cs):
    out = []
    for c in cs:
        if c is C.A:
            c = C.B
        elif c is C.B:
            c = C.A
        out.append(c.name)
    return out


class Light(Enum):
    RED = "r"
    GREEN = "g"
    YELLOW = "y"

    def next(self) -> "Light":
        match self:
            case Light.RED:
                return Light.GREEN
            case Light.GREEN:
                return Light.YELLOW
            case Light.YELLOW:
                return Light.RED


def loop(light: Light) -> str:
    n = 0
    while True:
        match light:
            case Light.RED:
                n += 1
                light = Light.GREEN
                if n > 2:
                    return "red " + str(n)
            case Light.GREEN:
                light = Light.YELLOW
            case Light.YELLOW:
                light = Light.RED


def entry_point(argv):
    print(*[c.d() for c in C], yes(len(argv) > 0), yes(len(argv) > 9))
    print(*[of_level(level) for level in Level], of_level(Level(5)))
    print(*[of_is(c) for c in C])
    print(*[either(c) for c in C])
    print(optional(None), optional(C.A), optional(C.B), late_none(None), late_none(C.B), late_none(C.A))
    print(some(C.A), some(C.B), flags(F.X), flags(F.Y), flags(F.X | F.Y))
    print(changed([C.A, C.B, C(len(argv))]))
    light = Light.RED
    for i in range(4):
        light = light.next()
        print(light.name, end=" ")
    print(loop(light))
    if len(argv) > 5:
        some(None)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
