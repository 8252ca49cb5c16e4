class Unit(object):
    def __init__(self, name, factor):
        self.name = name
        self.factor = factor

    def _freeze_(self):
        return True

    @property
    def inverse(self):
        return 1.0 / self.factor

    @property
    def convert(self):
        factor = self.factor
        return lambda n: n * factor


UNITS = [Unit("m", 1), Unit("km", 1000), Unit("dm", 10)]
ONE = UNITS[1]


def entry_point(argv):
    for unit in UNITS:
        print(unit.name, unit.inverse, unit.convert(len(argv) + 2 - len(argv)))
    print(ONE.inverse, ONE.convert(3), UNITS[len(argv) % 1].convert(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
