"""Variables of another module, assigned by whatever names that has here."""
import state
import state as other
from state import bump, read


def by_import_inside(n):
    import state as inside
    inside.inside = n


def by_local_name(n):
    m = state
    m.local += n


class Options:
    def __init__(self):
        self.fixed = 1


def entry_point(argv):
    n = len(argv)
    state.count += 1
    other.text = "changed"
    by_import_inside(n + 2)
    by_local_name(n)
    bump()
    options = Options()
    options.fixed = 5
    state.pair, x = (n, n + 1), 3
    for state.loop in range(n + 3):
        pass
    setattr(state, "set", n)
    print(read(), state.count, state.text, state.inside, state.local, state.pair, x)
    print(state.loop, state.set, state.fixed, options.fixed, state.hook(n))
    return 0
