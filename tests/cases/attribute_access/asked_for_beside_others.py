from enum import Enum


class Proxy(object):
    """What a constructor assigns is there: what `__getattr__` gives is of another type."""
    kinds = 3

    def __init__(self):
        self.misses = 0
        self.names = []

    def __getattr__(self, name):
        self.misses += 1
        self.names.append(name)
        return 'missing ' + name


class Lazy(object):
    def __getattr__(self, name):
        setattr(self, name, 'made ' + name)
        return getattr(self, name)


class Written(object):
    def __getattr__(self, name):
        if name.startswith('no_'):
            raise AttributeError(name)
        object.__setattr__(self, name, len(name))
        return getattr(self, name)


class Base(object):
    def __getattr__(self, name):
        if name == 'squares':
            self.squares = [1, 4]
            return self.squares
        raise AttributeError('nothing like ' + name)


class Sub(Base):
    def __getattr__(self, name):
        if name == 'extra':
            return [0]
        return Base.__getattr__(self, name)


class Register(object):
    """What it assigns to others is theirs."""

    def __init__(self, other):
        self.other = other

    def __getattr__(self, name):
        self.other.last = name
        return len(name)


class Last(object):
    last = ''


class Color(Enum):
    RED = 1
    BLUE = 2


def entry_point(argv):
    n = len(argv)
    p = Proxy()
    print(p.foo, p.misses, p.bar, p.misses, p.names, p.kinds)
    c = Lazy()
    d = Lazy()
    if n > 0:
        d.first = 'given'
    print(c.first, d.first, c.second, c.first)
    w = Written()
    print(w.some, w.other, w.some)
    try:
        print(w.no_way)
    except AttributeError as e:
        print(e)
    for s in [Base(), Sub()]:
        print(s.squares, s.squares is s.squares)
        s.squares.append(n)
        print(s.squares)
    print(Sub().extra)
    try:
        print(Base().extra)
    except AttributeError as e:
        print(e)
    last = Last()
    r = Register(last)
    print(r.abc, last.last, r.other is last, r.de, last.last)
    color = Color.RED if n > 5 else Color.BLUE
    print(hasattr(color, 'shade'), getattr(color, 'shade', 'none'), color.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
