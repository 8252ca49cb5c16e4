"""RP0402: an attribute of objects without a common class, which one gets from outside of its methods."""


class Bare:
    pass


class Full:
    def __init__(self):
        self.x = 1


def furnished(bare):
    bare.x = 5
    return bare


def show(thing):
    return thing.x


def entry_point(argv):
    for thing in [furnished(Bare()), Full()]:
        print(show(thing))
    return 0
