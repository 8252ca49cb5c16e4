from enum import Enum


class Color(Enum):
    RED = 1
    GREEN = 2


class Mood(Enum):
    SAD = "sad"
    GLAD = "glad"


class A:
    def __repr__(self):
        return "A!"


def entry_point(argv):
    i = len(argv)
    print(repr([A(), Color.RED][i % 2]))
    print(repr([A(), Mood.SAD][i % 2]))
    print(repr([Mood.GLAD, Color.RED][i % 2]))
    print([A(), Mood.SAD, Color.GREEN])
    print(Color.RED, Mood.SAD, Mood.SAD.value, Color.GREEN.value)
    print([Mood.GLAD, Color.RED][i % 2].name)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
