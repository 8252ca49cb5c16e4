from rpython.rlib.objectmodel import always_inline, dont_inline, not_rpython, we_are_translated, try_inline
from rpython.rlib.objectmodel import enforceargs


@always_inline
def small(x):
    return x + 1


@dont_inline
def big(x):
    return x * 2


@try_inline
def maybe(x):
    return x - 1


@not_rpython
def only_host():
    return {}[1]


@enforceargs(int, str)
def typed(n, s):
    return s * n


@enforceargs(None, float)
def partly(a, b):
    return b / 2


def entry_point(argv):
    n = len(argv)
    print(small(n), big(n), maybe(n), small(big(maybe(10))))
    print(typed(n + 1, 'ab'), partly('x', 3.0), partly('y', n))
    if not we_are_translated() and n > 5:
        print(only_host())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
