from enum import Enum, IntEnum


class Color(Enum):
    RED = 1
    GREEN = 2


class Level(IntEnum):
    LOW = 1
    HIGH = 10


def name(color):
    if color is Color.RED:
        return 'red'
    return 'other'


def entry_point(argv):
    print(name(Color.RED), name(Color.GREEN), Color.RED.value, Color.GREEN.name)
    print(Level.LOW < Level.HIGH, int(Level.HIGH) + 1)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
