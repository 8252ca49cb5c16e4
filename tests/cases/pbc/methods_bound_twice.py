# lost: objects keep methods of their own
"""A method is bound anew wherever it is read: it is itself, equal to another one, and not that."""

import sys


class O(object):
    def __init__(self):
        self.h = self.f

    def f(self):
        return 1

    def g(self):
        return 1

    @classmethod
    def c(cls):
        return 2

    @staticmethod
    def s():
        return 3

    def same(self):
        return self.f is self.f

    def kept(self):
        return self.h is self.f, self.h is not self.f


class P(O):
    def f(self):
        return 2


ONE = O()
KEPT = ONE.f


def tried(o):
    try:
        return o.f is o.f
    except AttributeError:
        return True


def entry_point(argv):
    o = O() if len(argv) < 3 else P()
    m = o.f
    print(m is m, o.f is o.f, m is o.f, m == o.f)
    print(o.h is o.f, o.h == o.f, o.same(), o.kept())
    print(O.c is O.c, O.s is O.s, o.s is o.s, O.f is O.f, o.c is o.c, O.c == O.c)
    k = m
    print(k is m, k is not m, o.f is not o.f, o.f is o.g)
    fs = [o.f, o.f, m, m]
    print(m in fs, o.f in fs, fs.index(o.f))
    print(ONE.f is ONE.f, ONE.f == ONE.f, KEPT is KEPT, KEPT is ONE.f, KEPT == ONE.f)
    xs = [1]
    a = xs.append
    print(a is a, xs.append is xs.append, a is xs.append)
    print("a".upper is "a".upper)
    print(tried(o), tried(P()))
    if o.f is m:
        print("never")
    while m is not o.f:
        print("once")
        break
    n = None if len(argv) > 5 else m
    print(n is None, n is not None)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
