from enum import IntEnum


class Level(IntEnum):
    LOW = 1
    MIDDLE = 5
    HIGH = 10
    TOP = 10

    def next(self):
        if self is Level.LOW:
            return Level.MIDDLE
        return Level.HIGH

    @property
    def title(self):
        return self.name.capitalize()

    @classmethod
    def least(cls):
        return min(list(Level))


class Sign(IntEnum):
    MINUS = -1
    ZERO = 0
    PLUS = 1


class Event:
    def __init__(self, level, text):
        self.level = level
        self.text = text

    def __repr__(self):
        return "Event(%r, %r)" % (self.level, self.text)


def pick(n):
    if n > 3:
        return Level.HIGH
    return Level.LOW


def sign(n):
    return Sign.PLUS if n > 0 else Sign.MINUS if n < 0 else Sign.ZERO


def entry_point(argv):
    level = pick(len(argv) + 5)
    print(level.name, level.value, repr(level), level.title)
    print(level + 1, 1 + level, level - 3, 2 * level, level / 4, level // 3, level % 4, -level, level ** 2)
    print(level == 10, level == Level.HIGH, level is Level.TOP, level != 3, 10 == level, level > 9, 9 < level)
    print(level < Level.MIDDLE, pick(0) < level, max(level, pick(0)).name, sorted([Level.HIGH, level, pick(0)]))
    print(level.next().name, pick(1).next().name, Level.least().name)
    print([m.name for m in Level], [m.value for m in Level], len(Level), list(Level))
    print(Level(5).name, Level["LOW"].name, Level(len(argv)).name if len(argv) == 1 else "LOW")
    try:
        print(Level(len(argv) + 70).name)
    except ValueError as e:
        print("ValueError:", e)
    names = {Level.LOW: "l", Level.HIGH: "h"}
    print(names[level], names[pick(0)], Level.MIDDLE in names, names)
    print([sign(n).name for n in [5, 0, -5]], bool(sign(0)), bool(sign(-1)))
    print(["zero", "one", "last"][sign(3)], [7, 8, 9][sign(-3)], list(range(sign(9))), hash(level) == hash(10))
    print(Event(level, "x"), int(level), float(level), abs(sign(-2)), isinstance(level, int), isinstance(level, Level))
    print(f"{level:>4}|{level:03d}|{level!r}", "%d" % level, "%r" % level)
    print({sign(1), sign(2), sign(-1)} == {Sign.PLUS, Sign.MINUS}, level & 2, level | 1, 3 ^ level, ~level)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
