"""Functions, bound methods and classes in one list are compared as Python does: methods by what they are bound to."""


class Watcher:
    def __init__(self, name):
        self.name = name

    def update(self, x):
        print(self.name, x)

    def other(self, x):
        print("other", self.name, x)

    @classmethod
    def of_class(cls, x):
        print(cls.__name__, x)


class Below(Watcher):
    def update(self, x):
        print("below", self.name, x)


class Subject:
    def __init__(self):
        self.observers = []

    def attach(self, f):
        if f not in self.observers:
            self.observers.append(f)

    def detach(self, f):
        self.observers.remove(f)

    def fire(self, x):
        for f in self.observers:
            f(x)


class Made:
    def __init__(self, x):
        print("made", x)


def plain(x):
    print("plain", x)


FIRST = Watcher("first")
KNOWN = [plain, FIRST.update, Watcher.of_class]
NUMBERED = {plain: 1, FIRST.update: 2, Watcher.of_class: 3, Made: 4}


def entry_point(argv):
    a, b = Watcher("a"), Below("b")
    s = Subject()
    s.attach(a.update)
    s.attach(plain)
    s.attach(a.update)
    s.attach(b.update)
    s.attach(plain)
    s.attach(a.other)
    s.attach(Made)
    print(len(s.observers))
    s.fire(1)
    n = len(argv)

    def inner(x):
        print("inner", x + n)
    s.attach(inner)
    s.detach(a.update)
    s.detach(plain)
    s.detach(inner)
    s.fire(2)
    o = s.observers
    print(o.index(b.update), o.count(a.other), a.other in o, a.update in o, plain in o, Made in o)
    print(o[0] == b.update, o[0] == a.update, o[0] != plain, o[1] == a.other, b.update == a.update)
    try:
        s.detach(Watcher("a").other)
    except ValueError:
        print("not there")
    print(KNOWN.index(FIRST.update), plain in KNOWN, Watcher.of_class in KNOWN, a.update in KNOWN)
    seen = {a.update: 1, plain: 2, Watcher.of_class: 3}
    seen[a.update] += 10
    print(seen[a.update], seen[plain], seen[Watcher.of_class], len(seen), b.update in seen)
    print(NUMBERED[FIRST.update], NUMBERED[plain], NUMBERED[Watcher.of_class], NUMBERED[Made], a.update in NUMBERED)
    print([NUMBERED[f] for f in KNOWN], len(set(KNOWN + o + KNOWN)))
    nothing = None if argv else plain
    print(nothing == plain, nothing in o)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
