from enum import Enum


class Level(Enum):
    LOW = 1
    MID = 5
    HIGH = 10
    TOP = 10

    def __lt__(self, other):
        return self.value < other.value

    def __str__(self):
        return 'Level:' + self.name.lower()

    def up(self):
        if self == Level.LOW:
            return Level.MID
        return Level.HIGH


def describe(level):
    if level in (Level.LOW, Level.MID):
        return 'ok'
    return 'bad'


def entry_point(argv):
    print(Level.LOW, repr(Level.LOW), Level.TOP is Level.HIGH, Level.TOP.name)
    print([str(x) for x in Level], len(Level))
    print(sorted([Level.HIGH, Level.LOW, Level.MID])[0])
    print(Level.LOW.up(), Level.MID.up().up())
    print(describe(Level.LOW), describe(Level.HIGH))
    print(Level.LOW == Level.MID, Level.LOW != Level.MID, Level.LOW is Level.LOW)
    counts = {}
    for x in [Level.LOW, Level.HIGH, Level.LOW]:
        counts[x] = counts.get(x, 0) + 1
    print(counts[Level.LOW], counts[Level.HIGH], Level.MID in counts)
    print(max(Level, key=lambda l: l.value).name)
    print(Level['MID'].value + Level(10).value)
    x = None
    for l in Level:
        if l.value > 3:
            x = l
            break
    print(x.name if x is not None else '-')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
