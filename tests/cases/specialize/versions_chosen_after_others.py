"""Which version a call has may follow from what another version gives."""


def wrapped(x):
    if isinstance(x, float):
        return [x]
    return "other"


def half(n):
    if isinstance(n, str):
        return [n]
    return n * 0.5


class Last:
    def __init__(self):
        self.y = None


def entry_point(argv):
    print(wrapped("s"), half("t"))
    x = 1
    last = Last()
    for i in range(3):
        last.y = wrapped(x)
        x = half(i)
    print(last.y)
    return 0
