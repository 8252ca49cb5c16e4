from enum import Enum
from typing import Callable, Dict, List, Tuple


class Light(Enum):
    RED = 'R'
    RED_AMBER = 'r'
    GREEN = 'G'
    AMBER = 'A'
    OFF = '-'

    def __str__(self) -> str:
        return self.value


class BadTransition(Exception):
    pass


class Machine:
    """A state machine with guards and actions."""

    def __init__(self, start: Light) -> None:
        self.state = start
        self.rules: Dict[Tuple[Light, str], List[Tuple[Callable[[], bool], Light]]] = {}
        self.history: List[Light] = [start]

    def rule(self, source: Light, event: str, target: Light, guard: Callable[[], bool] = lambda: True) -> None:
        self.rules.setdefault((source, event), []).append((guard, target))

    def fire(self, event: str) -> Light:
        for guard, target in self.rules.get((self.state, event), []):
            if guard():
                self.state = target
                self.history.append(target)
                return target
        raise BadTransition(f'{event} in {self.state.name}')


class Crossing:
    def __init__(self) -> None:
        self.cars = 0
        self.fault = False
        self.lights = [self.make(Light.GREEN), self.make(Light.RED)]

    def make(self, start: Light) -> Machine:
        m = Machine(start)
        m.rule(Light.RED, 'tick', Light.RED_AMBER, lambda: not self.fault)
        m.rule(Light.RED_AMBER, 'tick', Light.GREEN)
        m.rule(Light.GREEN, 'tick', Light.AMBER, lambda: self.cars == 0)
        m.rule(Light.GREEN, 'tick', Light.GREEN)
        m.rule(Light.AMBER, 'tick', Light.RED)
        for light in Light:
            if light is not Light.OFF:
                m.rule(light, 'fault', Light.OFF)
        m.rule(Light.OFF, 'repair', Light.RED)
        return m

    def tick(self) -> str:
        a, b = self.lights
        if a.state is Light.RED and b.state is Light.RED:
            m = b if a.history[-2] is Light.AMBER else a
            m.fire('tick')
        else:
            for m in self.lights:
                if m.state is not Light.RED:
                    m.fire('tick')
        self.cars = max(0, self.cars - 1)
        return f'{a.state}{b.state}'


def entry_point(argv):
    c = Crossing()
    c.cars = 2
    print(' '.join(c.tick() for _ in range(16)))
    print(''.join(str(l) for l in c.lights[0].history), ''.join([str(l) for l in c.lights[1].history]))
    print(sum(l is Light.GREEN for l in c.lights[0].history), c.cars)
    m = c.lights[0]
    for event in ('fault', 'tick', 'fault', 'repair', 'fly'):
        try:
            print(event, '->', m.fire(event).name)
        except BadTransition as e:
            print('BadTransition:', e)
    c.fault = True
    try:
        m.fire('tick')
    except BadTransition as e:
        print('BadTransition:', e)
    print(Light('G') is Light.GREEN, [l.name for l in Light if l.value.isupper()])
    try:
        Light('?')
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
