# Several methods of one object, or of one class, and methods of several names: what is called is
# what was taken, whatever it is bound to.
class C(object):
    @classmethod
    def one(cls, n):
        return n

    @classmethod
    def two(cls, n):
        return -n


class D(C):
    @classmethod
    def one(cls, n):
        return n * 100


class Frozen(object):
    def _freeze_(self):
        return True

    def one(self, n):
        return n

    def two(self, n):
        return -n


class Table(object):
    def __init__(self, k):
        self.k = k

    def run(self, n):
        return self.k + n

    def go(self, n):
        return self.k - n


class Action(object):
    def __init__(self, what, then):
        self.what = what
        self.then = then


class Called(object):
    def __init__(self, k):
        self.k = k

    def run(self, n):
        return self.k + n

    __call__ = run


def plain(n):
    return n + 1000


c = Frozen()
d = Frozen()
r = Table(5)
s = Table(6)
OF_CLASSES = [C.one, C.two, D.one, D.two]
OF_FROZEN = [c.one, c.two, d.one, d.two]
ACTIONS = [Action("run", s.run), Action("go", r.go)]
CALLED = [plain, Called(5)]


def chosen(n):
    if n > 1:
        return C.two
    return C.one


def entry_point(argv):
    for f in OF_CLASSES:
        print(f(3))
    for f in OF_FROZEN:
        print(f(3))
    ACTIONS.append(Action("late", s.go if len(argv) else r.run))
    for action in ACTIONS:
        print(action.what, action.then(3))
    for f in CALLED:
        print(f(1))
    for n in range(3):
        print(chosen(n)(7))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
