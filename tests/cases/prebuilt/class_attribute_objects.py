class Unit:
    def __init__(self, name):
        self.name = name


class Length:
    unit = Unit('m')
    factors = [1, 10, 100]


class Mass(Length):
    unit = Unit('kg')


def entry_point(argv):
    for x in [Length(), Mass()]:
        print(x.unit.name, x.factors[2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
