"""RP0407: the operators of Python's own classes are no functions."""


def entry_point(argv):
    table = {'+': lambda a, b: a + b, '*': int.__mul__}
    print(table['+'](2, 3), table['*'](2, 3), int.__bool__(0))
    return 0
