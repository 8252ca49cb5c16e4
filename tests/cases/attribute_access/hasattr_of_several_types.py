# alone: an attribute of the same name has another type elsewhere
class Obj(object):
    pass


class Int(Obj):
    def __init__(self, v):
        self.value = v

    def __eq__(self, other):
        if not hasattr(other, "value"):
            return False
        return isinstance(other, Int) and self.value == other.value

    def __hash__(self):
        return self.value


class Small(Int):
    def __init__(self, v):
        Int.__init__(self, v)
        self.late = None

    def settle(self):
        self.extra = self.value * 2


class Str(Obj):
    def __init__(self, v):
        self.value = v
        self.note = "n"


class Pair(Obj):
    def __init__(self, a, b):
        self.items = [a, b]
        if a > 1:
            self.value = (a, b)


class Nothing(Obj):
    pass


class Outside(Obj):
    pass


def shown(o):
    names = []
    if hasattr(o, "value"):
        names.append("value")
    if hasattr(o, "note"):
        names.append("note")
    if hasattr(o, "items"):
        names.append("items")
    if hasattr(o, "extra"):
        names.append("extra")
    if hasattr(o, "late"):
        names.append("late")
    if hasattr(o, "given"):
        names.append("given")
    if hasattr(o, "never"):
        names.append("never")
    return names


def noted(o):
    return getattr(o, "note", "no note") + str(len(getattr(o, "items", [])))


def maybe(o):
    return hasattr(o, "value")


def entry_point(argv):
    n = len(argv)
    small = Small(4)
    outside = Outside()
    objs = [Int(3), Str("x"), Nothing(), Int(2 + n), small, Pair(1, 2), Pair(2, 3), outside]
    print([objs[0] == o for o in objs], Int(3) in {Int(3): 1})
    for o in objs:
        print(type(o).__name__, shown(o), noted(o))
    small.settle()
    outside.given = 2.5
    print(shown(small), shown(outside), small.extra)
    print(maybe(objs[n]), maybe(None if n < 5 else objs[0]))
    return 0
