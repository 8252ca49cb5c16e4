"""RP0407: what may be a list or a tuple is appended to."""


def entry_point(argv):
    found = {'a': [1]}
    for name in ('a', 'b'):
        found.get(name, ()).append(2)
    return 0
