# alone: what generators return has one type where a program reads it
"""What generators return needs one type only where it is read from the `StopIteration`."""


class Node:
    def __init__(self, name):
        self.name = name


def number(n):
    yield n
    return n * 2


def text(n):
    yield n
    return "text" * n


def node(n):
    yield n
    return Node("n" + str(n))


def several(n):
    yield n
    if n > 1:
        return [n, n]
    return [n]


def nothing(n):
    yield n


def both(n):
    a = yield from number(n)
    b = yield from text(n)
    c = yield from node(n)
    d = yield from several(n)
    e = yield from nothing(n)
    yield a
    print(a, b, c.name, d, e is None)


def entry_point(argv):
    n = len(argv)
    print(list(both(n)), list(number(n)), list(text(n)), [x for x in node(n)], sum(several(n)))
    try:
        g = text(n)
        g.__next__()
        g.__next__()
    except StopIteration as stop:
        print("stopped", stop, repr(stop), stop.args)
    return 0
