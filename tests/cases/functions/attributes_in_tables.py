"""Attributes of functions in tables."""


def bubble(xs):
    """Sorts by swapping."""
    return sorted(xs)


def quick(xs):
    """Sorts by parts."""
    return sorted(xs)[::-1]


bubble.cost = 2
quick.cost = 1
quick.note = "recursive"
SORTS = [bubble, quick]
BY_NAME = {f.__name__: f for f in SORTS}
COMMANDS = []


def command(usage):
    def decorate(f):
        f.usage = usage
        COMMANDS.append(f)
        return f
    return decorate


@command("add A B")
def add(a, b):
    return a + b


@command("sub A B")
def sub(a, b):
    return a - b


def name_of(f):
    return f.__name__


class Shape:
    def area(self):
        return 1

    def edge(self):
        return 2


def entry_point(argv):
    for f in SORTS:
        print(f.__name__, f.cost, f.__doc__, f([2, 3, 1]), hasattr(f, "note"), getattr(f, "note", "-"))
    for name in sorted(BY_NAME):
        f = BY_NAME[name]
        print(name, f.__name__ == name, f.__qualname__)
    for c in COMMANDS:
        print(c.usage, c.__name__, c(5, 3))
    print(name_of(add), name_of(bubble), bubble.__doc__, quick.note)
    best = min(SORTS, key=lambda f: f.cost)
    print(best.__name__)
    shape = Shape()
    print(shape.area.__name__)
    picked = SORTS[len(argv) % 2]
    print(picked.__name__, sum([f.cost for f in SORTS]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
