"""_freeze_ makes constants of objects; instantiate makes objects without __init__."""
from rpython.rlib.objectmodel import instantiate, we_are_translated


class Space:
    """One for the whole program."""

    def _freeze_(self):
        return True

    def __init__(self, name, width):
        self.name = name
        self.width = width

    def wrap(self, n):
        return n % self.width

    def describe(self):
        return self.name + ':' + str(self.width)


NARROW = Space('narrow', 16)
WIDE = Space('wide', 1 << 20)


class Machine:
    def __init__(self, space):
        self.space = space
        self.value = 1

    def step(self, n):
        self.value = self.space.wrap(self.value * n + 7)
        return self.value


class Plain:
    count = 5

    def __init__(self):
        raise ValueError('not to be called')

    def setup(self, n):
        self.n = n
        return self


class Special(Plain):
    count = 6

    def setup(self, n):
        self.n = -n
        return self


def make(n):
    return instantiate(Plain).setup(n)


def make_special(n):
    return instantiate(Special).setup(n)


def entry_point(argv):
    for space in (NARROW, WIDE):
        machine = Machine(space)
        print(space.describe(), [machine.step(n) for n in range(3, 9)], machine.space is NARROW)
    a = make(3)
    b = make_special(4)
    print(a.n, b.n, a.count, b.count, isinstance(b, Special), type(a) is Plain)
    try:
        Plain()
    except ValueError as e:
        print('ValueError', e)
    print(we_are_translated() in (True, False), NARROW is NARROW, NARROW is WIDE)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
