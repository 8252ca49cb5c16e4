from rpython.rlib.objectmodel import enforceargs, always_inline, dont_inline, not_rpython, newlist_hint
from rpython.rlib.signature import signature, finishsigs
from rpython.rlib import types


@enforceargs(int, str)
def repeat(n, s):
    return s * n


@enforceargs(float)
def half(x):
    return x / 2


@signature(types.int(), types.str(), returns=types.str())
def label(n, s):
    return '%s:%d' % (s, n)


@signature(types.list(types.int()), returns=types.int())
def first(xs):
    return xs[0]


@always_inline
def tiny(x):
    return x + 1


@dont_inline
def large(x):
    return x * 2


@not_rpython
def at_import(x):
    return [eval('3 + %d' % k) for k in range(x)]


SIZES = at_import(3)


@finishsigs
class Account:
    def __init__(self, n):
        self.n = n

    @signature(types.self(), types.int(), returns=types.none())
    def put(self, n):
        self.n += n

    @signature(types.self(), types.self(), returns=types.bool())
    def richer(self, other):
        return self.n > other.n


def entry_point(argv):
    n = len(argv)
    print(repeat(n + 1, 'ab'), half(3), half(2.5), label(n, 'x'), first([7, 8]))
    print(tiny(n), large(tiny(n)), SIZES)
    a, b = Account(1), Account(5)
    a.put(10)
    print(a.n, a.richer(b), b.richer(a))
    xs = newlist_hint(8)
    xs.append(n)
    print(xs)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
