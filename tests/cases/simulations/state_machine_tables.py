from enum import Enum, IntEnum, auto, unique
from typing import Callable, Dict, NamedTuple, Optional, Set, Tuple


@unique
class State(Enum):
    IDLE = auto()
    CONNECTING = auto()
    OPEN = auto()
    CLOSED = auto()

    def __str__(self):
        return self.name.title()

    @property
    def final(self):
        return self is State.CLOSED


class Event(Enum):
    CONNECT = "connect"
    ACK = "ack"
    FAIL = "fail"
    CLOSE = "close"
    TIMEOUT = "timeout"


class Level(IntEnum):
    LOW = 1
    HIGH = 3


class Transition(NamedTuple):
    target: State
    action: Optional[Callable[["Machine"], None]] = None
    guard: Optional[Callable[["Machine"], bool]] = None


class IllegalTransition(Exception):
    def __init__(self, state: State, event: Event):
        super().__init__(f"{event.name} in {state}")
        self.state, self.event = state, event


class Machine:
    def __init__(self, table: Dict[Tuple[State, Event], Transition], retries: int = 2):
        self.table = table
        self.state = State.IDLE
        self.retries = retries
        self.log = []
        self.hooks = {}

    def when(self, state: State, hook):
        self.hooks.setdefault(state, []).append(hook)

    def fire(self, event: Event) -> State:
        try:
            t = self.table[self.state, event]
        except KeyError:
            raise IllegalTransition(self.state, event)
        if t.guard is not None and not t.guard(self):
            self.log.append(f"blocked {event.value}")
            return self.state
        if t.action:
            t.action(self)
        old, self.state = self.state, t.target
        if old is not self.state:
            for hook in self.hooks.get(self.state, []):
                hook(old, self.state)
        return self.state

    def run(self, events):
        for e in events:
            yield e, self.fire(e)
            if self.state.final:
                return


def start_timer(m):
    m.log.append("timer")


def use_retry(m):
    m.retries -= 1
    m.log.append(f"retry, {m.retries} left")


TABLE = {
    (State.IDLE, Event.CONNECT): Transition(State.CONNECTING, start_timer),
    (State.CONNECTING, Event.ACK): Transition(State.OPEN, lambda m: m.log.append("opened")),
    (State.CONNECTING, Event.TIMEOUT): Transition(State.CONNECTING, use_retry, lambda m: m.retries > 0),
    (State.CONNECTING, Event.FAIL): Transition(State.IDLE),
    (State.OPEN, Event.CLOSE): Transition(State.CLOSED),
}


class Light(Enum):
    RED = ("stop", 3)
    GREEN = ("go", 4)
    AMBER = ("careful", 1)

    def __init__(self, meaning, seconds):
        self.meaning = meaning
        self.seconds = seconds

    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]


def lights(start, total):
    light, out = start, []
    while total > 0:
        out.append(f"{light.name}({min(light.seconds, total)})")
        total -= light.seconds
        light = light.next()
    return " ".join(out)


def entry_point(argv):
    m = Machine(TABLE)
    changes = []
    m.when(State.OPEN, lambda old, new: changes.append((old, new)))
    m.when(State.CLOSED, lambda old, new: changes.append((old, new)))
    events = [Event(v) for v in "connect timeout timeout timeout ack close connect".split()]
    for event, state in m.run(events):
        print(f"{event.value:>8} -> {state}", state.final)
    print(m.log, changes)
    print([(str(a), b.name) for a, b in changes])
    try:
        m.fire(Event.ACK)
    except IllegalTransition as e:
        print(type(e).__name__, e, e.event)
    try:
        Event("nope")
    except ValueError as e:
        print(e)
    print(State["OPEN"], State(1), repr(State.IDLE), len(State), [s.value for s in State])
    print(lights(Light.GREEN, 15))
    print(Light.RED.meaning, Light(("go", 4)), sorted(Light, key=lambda l: l.seconds)[0])
    print(Level.HIGH > Level.LOW, Level.HIGH + 1, max(Level), Level(3) == Level.HIGH)
    reachable: Set[State] = {State.IDLE}
    while True:
        new = {t.target for (s, _), t in TABLE.items() if s in reachable} - reachable
        if not new:
            break
        reachable |= new
    print(sorted(s.name for s in reachable))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
