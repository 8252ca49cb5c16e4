"""RP0401: what may be a list or a range is asked which of the two it is."""


def entry_point(argv):
    x = range(3) if len(argv) > 5 else [1, 2]
    print(isinstance(x, list))
    return 0
