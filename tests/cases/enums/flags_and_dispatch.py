from enum import Enum, IntEnum


class Op(Enum):
    ADD = "+"
    SUB = "-"
    MUL = "*"

    def apply(self, a, b):
        if self is Op.ADD:
            return a + b
        if self is Op.SUB:
            return a - b
        return a * b


class State(Enum):
    IDLE = 0
    RUN = 1
    DONE = 2


TRANSITIONS = {State.IDLE: State.RUN, State.RUN: State.DONE}


class Prio(IntEnum):
    LOW = 1
    MID = 5
    HIGH = 9


class Task:
    def __init__(self, prio, state=State.IDLE):
        self.prio = prio
        self.state = state


def entry_point(argv):
    for op in Op:
        print(op.name, op.value, op.apply(6, 3))
    s = State.IDLE
    while s in TRANSITIONS:
        print(s.name, end=" ")
        s = TRANSITIONS[s]
    print(s.name, s is State.DONE, s == State.IDLE)
    tasks = [Task(Prio.LOW), Task(Prio.HIGH, State.RUN), Task(Prio.MID)]
    tasks.sort(key=lambda t: -t.prio)
    print([int(t.prio) for t in tasks], [t.state.name for t in tasks])
    print(Op("+").name, Op("*").apply(2, 2), Prio.LOW + Prio.HIGH, Prio.MID > Prio.LOW)
    try:
        Op("/")
    except ValueError as e:
        print("ValueError", e)
    try:
        print(State["NOPE"].name)
    except KeyError as e:
        print("KeyError", e)
    by = {}
    for t in tasks:
        by.setdefault(t.state, []).append(int(t.prio))
    print(sorted([(k.name, v) for k, v in by.items()]))
    return 0
