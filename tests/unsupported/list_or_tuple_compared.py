"""RP0407: a list of what may be lists or tuples is compared."""


def entry_point(argv):
    found = {'a': [1]}
    rows = [found.get(name, ()) for name in ('a', 'b')]
    print(rows == [[1], []])
    return 0
