"""RP0407: what may be a list or a tuple is shown."""


def show(items):
    print(items)


def entry_point(argv):
    found = {'a': [1]}
    for name in ('a', 'b'):
        show(found.get(name, ()))
    return 0
