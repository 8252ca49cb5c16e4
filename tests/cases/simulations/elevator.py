# alone: members of enumerations have values of one type where several meet
from enum import Enum


class Direction(Enum):
    UP = 1
    IDLE = 0
    DOWN = -1


class Passenger:
    def __init__(self, name, at, to, when):
        self.name, self.at, self.to, self.when = name, at, to, when
        self.boarded = None
        self.left = None

    @property
    def going(self):
        return Direction.UP if self.to > self.at else Direction.DOWN


class Elevator:
    def __init__(self, floors, capacity=2):
        self.floors = floors
        self.capacity = capacity
        self.floor = 0
        self.direction = Direction.IDLE
        self.inside = []
        self.waiting = []
        self.done = []
        self.moved = 0

    def call(self, p):
        if not (0 <= p.at < self.floors and 0 <= p.to < self.floors):
            raise ValueError(f'{p.name}: no such floor')
        if p.at == p.to:
            raise ValueError(f'{p.name} is there already')
        self.waiting.append(p)

    def targets(self):
        return {p.to for p in self.inside} | {p.at for p in self.waiting}

    def choose(self):
        targets = self.targets()
        if not targets:
            return Direction.IDLE
        above = any(t > self.floor for t in targets)
        below = any(t < self.floor for t in targets)
        if self.direction is Direction.UP and above or not below:
            return Direction.UP if above else Direction.IDLE
        return Direction.DOWN if below else Direction.IDLE

    def step(self, clock):
        events = []
        for p in [p for p in self.inside if p.to == self.floor]:
            self.inside.remove(p)
            p.left = clock
            self.done.append(p)
            events.append('-' + p.name)
        for p in [p for p in self.waiting if p.at == self.floor]:
            if len(self.inside) < self.capacity:
                self.waiting.remove(p)
                self.inside.append(p)
                p.boarded = clock
                events.append('+' + p.name)
        self.direction = self.choose()
        line = f't{clock:02} floor {self.floor} {self.direction.name:<4} {" ".join(events)}'
        self.floor += self.direction.value
        self.moved += abs(self.direction.value)
        return line.rstrip()


def entry_point(argv):
    e = Elevator(6)
    plan = [Passenger('Ann', 3, 0, 0), Passenger('Bob', 0, 5, 0), Passenger('Cy', 1, 4, 1), Passenger('Di', 1, 2, 1),
            Passenger('Ed', 9, 1, 2), Passenger('Flo', 2, 2, 2)]
    clock = 0
    while clock < 40:
        for p in plan:
            if p.when == clock:
                try:
                    e.call(p)
                except ValueError as error:
                    print('   ', error)
        line = e.step(clock)
        if '+' in line or '-' in line:
            print(line)
        if clock > 2 and not e.targets():
            break
        clock += 1
    for p in e.done:
        print(f'{p.name:<4}{p.going.name:<5} waited {p.boarded - p.when:2}, rode {p.left - p.boarded:2}')
    print('moved', e.moved, 'floors in', clock, Direction(-1), Direction['UP'].value)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
