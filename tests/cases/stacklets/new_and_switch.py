# not on the LLInterpreter: stacklets need C
from rpython.rlib import rstacklet


class State(object):
    def __init__(self):
        self.sthread = rstacklet.StackletThread(None)
        self.steps = []


state = State()


def ends_at_once(h, arg):
    state.steps.append(('ends at once', arg))
    assert not state.sthread.is_empty_handle(h)
    return h


def switches_once(h, arg):
    state.steps.append(('before', arg))
    h = state.sthread.switch(h)
    state.steps.append(('after', arg + 1))
    return h


def with_text(h, text):
    state.steps.append((text.upper(), len(text)))
    h = state.sthread.switch(h)
    state.steps.append((text.lower(), len(text)))
    return h


def without_argument(h, arg):
    state.steps.append(('without', 0))
    return h


class Worker(object):
    def __init__(self, n):
        self.n = n

    def run(self, h, times):
        for i in range(times):
            state.steps.append(('worker %d' % self.n, i))
            h = state.sthread.switch(h)
            assert h is not None
        return h


def starts_another(h, depth):
    state.steps.append(('down', depth))
    if depth > 0:
        inner = state.sthread.new(starts_another, depth - 1)
        state.steps.append(('inner ended', int(state.sthread.is_empty_handle(inner))))
    return h


def leaves_to_third(h, third):
    """It does not go back to where it was started from, but on to another one."""
    state.steps.append(('leaves', 0))
    waiting.append(h)
    return third


waiting = []


def third_one(h, arg):
    h = state.sthread.switch(h)
    state.steps.append(('third', int(state.sthread.is_empty_handle(h))))
    return waiting.pop()


def entry_point(argv):
    st = state.sthread
    null = st.get_null_handle()
    print(null is None, not null, st.is_empty_handle(null))
    h = st.new(ends_at_once, 123)
    print(st.is_empty_handle(h), h == null)
    h = st.new(switches_once, 321)
    print(st.is_empty_handle(h), bool(h), h != null)
    old = h
    h = st.switch(h)
    print(st.is_empty_handle(h))
    for bad in (old, h):
        try:
            st.switch(bad)
        except rstacklet.StackletDebugError as e:
            print(e)
    h = st.new(with_text, 'Text')
    other = st.new(with_text, 'Other')
    h = st.switch(h)
    print(st.is_empty_handle(h))
    other = st.switch(other)
    print(st.is_empty_handle(other))
    print(st.is_empty_handle(st.new(without_argument)))
    workers = [st.new(Worker(i).run, 3) for i in range(3)]
    for round in range(3):
        workers = [st.switch(w) for w in workers]
        print([st.is_empty_handle(w) for w in workers])
    st.new(starts_another, 3)
    third = st.new(third_one)
    back = st.new(leaves_to_third, third)
    # The third one was handed no stack, and went on to this one.
    print(st.is_empty_handle(back))
    for text, n in state.steps:
        print(text, n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
