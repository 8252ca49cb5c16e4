from enum import Enum


class State(Enum):
    START = 0
    IN_WORD = 1
    IN_NUM = 2
    DONE = 3

    @property
    def final(self):
        return self in (State.DONE,)

    @classmethod
    def initial(cls):
        return cls.START


def step(state, c):
    if state is State.START:
        if c.isalpha():
            return State.IN_WORD
        if c.isdigit():
            return State.IN_NUM
        return State.START
    if state is State.IN_WORD and c.isalnum():
        return State.IN_WORD
    if state is State.IN_NUM and c.isdigit():
        return State.IN_NUM
    if c == '.':
        return State.DONE
    return State.START


def entry_point(argv):
    state = State.initial()
    trace = []
    for c in 'ab 12 x3.':
        state = step(state, c)
        trace.append(state.name)
    print(trace)
    print(state.final, State.START.final)
    match state:
        case State.DONE:
            print('done')
        case _:
            print('other')
    visits = {s: 0 for s in State}
    for t in trace:
        visits[State[t]] += 1
    for s, n in visits.items():
        print(s.name, n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
