"""RP0407: reflected operators of Python's own classes are no functions."""


def entry_point(argv):
    table = {'+': lambda a, b: a + b, '*': int.__rmul__}
    print(table['+'](2, 3), table['*'](2, 3))
    return 0
