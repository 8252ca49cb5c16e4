class O1:
    def __init__(self, x):
        self._x = x

    @property
    def x(self):
        return self._x


class O2(O1):
    def set_x(self, v):
        self._x = v
    x = property(fset=set_x)


class O3(O1):
    @property
    def x(self):
        return self._x * 10

    @x.setter
    def x(self, v):
        self._x = v

    @x.deleter
    def x(self):
        self._x = -1


class Both:
    def __init__(self):
        self.log = []

    def _del(self):
        self.log.append("deleted")
    gone = property(None, None, _del)


def show(o):
    try:
        return str(o.x)
    except AttributeError as e:
        return "AttributeError %s" % e


def assign(o, v):
    try:
        o.x = v
        return "assigned"
    except AttributeError as e:
        return "AttributeError %s" % e


def delete(o):
    try:
        del o.x
        return "deleted"
    except AttributeError as e:
        return "AttributeError %s" % e


def entry_point(argv):
    n = len(argv)
    for o in [O1(n), O2(n + 1), O3(n + 2)]:
        print(show(o), assign(o, 50), show(o), delete(o), show(o), o._x)
    b = Both()
    try:
        print(b.gone)
    except AttributeError as e:
        print(e)
    del b.gone
    print(b.log)
    print(hasattr(O2(1), "x"), getattr(O2(1), "x", 5), hasattr(O1(1), "x"))
    return 0
