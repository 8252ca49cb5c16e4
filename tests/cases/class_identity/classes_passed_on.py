class W:
    kind = "W"
    size = 1

    def __init__(self, n=0):
        self.n = n

    def own_kind(self):
        return lookup(self.__class__)

    def again(self):
        return remade(type(self))

    def bigger(self):
        return largest([type(self), W])


class V(W):
    kind = "V"
    size = 2

    @classmethod
    def shown(cls):
        return "V's " + cls.kind


class U(V):
    kind = "U"


class Other:
    kind = "other"


def lookup(cls):
    return cls.kind


def remade(cls):
    return cls(cls.size * 10)


def largest(classes):
    best = classes[0]
    for cls in classes:
        if cls.size > best.size:
            best = cls
    return best


def name_of(x):
    return class_of(x).__name__


def class_of(x):
    return x.__class__


class Registry:
    def __init__(self):
        self.found = {}
        self.last = None

    def add(self, x):
        self.last = type(x)
        self.found[type(x)] = self.found.get(type(x), 0) + 1


def raised(cls):
    try:
        raise cls("of " + cls.__name__)
    except (ValueError, KeyError) as e:
        return type(e), str(e)


def entry_point(argv):
    objs = [W(), V(), U()]
    print([o.own_kind() for o in objs], lookup(W), lookup(V), [o.again().n for o in objs])
    print([o.bigger().kind for o in objs], largest([W, V, type(objs[0])]).__name__, [name_of(o) for o in objs])
    chosen = Other if len(argv) > 5 else type(objs[len(argv) % 3])
    print(chosen.__name__, chosen is Other, lookup(Other))
    r = Registry()
    for o in objs + [V()]:
        r.add(o)
    print(sorted([c.kind + str(n) for c, n in r.found.items()]), r.last.kind, r.last is V, issubclass(r.last, U))
    print([type(o).shown() for o in objs if isinstance(o, V)])
    cls, text = raised(KeyError)
    print(cls.__name__, text)
    return 0
