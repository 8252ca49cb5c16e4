from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    RUN = auto()
    STOP = auto()


class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    def density(self):
        return self.mass / (self.radius ** 3)


NEXT = {State.IDLE: State.RUN, State.RUN: State.STOP, State.STOP: State.IDLE}


def entry_point(argv):
    s = State.IDLE
    for i in range(4):
        print(s.name, s.value)
        s = NEXT[s]
    for p in Planet:
        print(p.name, p.mass, p.radius, '%.5f' % p.density(), p.value)
    print(State(2).name)
    print(State.RUN is State(len(argv) + 1))
    print(sorted([s.name for s in State]))
    print(f'{State.RUN}', '%s' % State.STOP)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
