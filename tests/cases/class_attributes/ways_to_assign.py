"""Every way to assign an attribute of a class counts, and no text does.

C.untouched = 5
del C.untouched
global SIZE
"""


class Log:
    depth = 0
    last = "none"
    untouched = 7
    state = 1
    seen = 0

    @classmethod
    def deeper(cls):
        cls.depth += 1

    def note(self, text):
        self.__class__.last = text

    def touch(self):
        type(self).seen += 1

    def own(self):
        # C.state = 3
        self.state = 2
        return self.state


class Sub(Log):
    pass


class Manager:
    def __init__(self, value):
        self.value = value

    def __enter__(self):
        return self.value

    def __exit__(self, kind, value, traceback):
        return False


class Held:
    by_with = 0
    by_comprehension = 0
    by_setattr = 0
    by_alias = 0
    by_star = [0]
    by_starred_tail = 0
    by_parameter = 0
    by_closure = 0


SIZE = 3
put = setattr


def assign_parameter(this, n):
    this.by_parameter = n


def closure(n):
    def inner():
        Held.by_closure = n

    return inner


def entry_point(argv):
    n = len(argv)
    Log.deeper()
    Log.deeper()
    log = Log()
    log.note("here")
    log.touch()
    print(Log.depth, Log.last, Log.untouched, Log.state, log.own(), Log.state, Log.seen)
    with Manager(n + 4) as Held.by_with:
        pass
    print([0 for Held.by_comprehension in range(n + 1)], Held.by_comprehension)
    setattr(Held, "by_setattr", n)
    put(Held, "by_alias", n + 1)
    *Held.by_star, Held.by_starred_tail = [n, n + 1, n + 2]
    assign_parameter(Held, n + 8)
    closure(n + 9)()
    print(Held.by_with, Held.by_setattr, Held.by_alias, Held.by_star, Held.by_starred_tail)
    print(Held.by_parameter, Held.by_closure)
    for i in range(SIZE):
        print(i, end=" ")
    print(Sub().last, Sub.depth)
    return 0
