from rpython.rlib.signature import signature
from rpython.rlib import types


@signature(types.int(), types.str(), returns=types.str())
def times(n, s):
    return s * n


@signature(types.int(), returns=types.bool())
def positive(n):
    return n > 0


@signature(types.float(), types.float(), returns=types.float())
def add(a, b):
    return a + b


@signature(types.any(), returns=types.none())
def ignore(x):
    pass


def entry_point(argv):
    n = len(argv)
    print(times(n, 'x'), positive(n), positive(-n), add(1.5, 2.0))
    ignore('text')
    print(ignore('y') is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
