"""What builtin values have besides methods, special methods called by name, and `hasattr` of both."""


class Base(object):
    pass


class Direct(object):
    def __init__(self):
        object.__init__(self)
        self.x = 1


class Through(Base):
    def __init__(self):
        Base.__init__(self)
        super().__init__()
        self.x = 2


def ranges(n):
    r = range(2, 20, 2 + n)
    s = slice(1, None, 2)
    print(r.start, r.stop, r.step, s.start, s.stop, s.step, r[1:3], list(r[::-1]))
    down = range(n, -1, -1)
    print(down.start, down.stop, down.step, down.index(0), down.count(n), len(down), down.__len__())
    print(hasattr(r, "start"), hasattr(r, "append"), hasattr([n], "append"), hasattr([n], "start"))


def numbers(n):
    b = n > 0
    f = n + 0.5
    print(n.real, n.imag, n.numerator, n.denominator, n.conjugate())
    print(b.real, b.imag, b.numerator, b.denominator, b.conjugate())
    print(f.real, f.imag, f.conjugate())
    print(hasattr(n, "real"), hasattr(f, "imag"), hasattr(f, "numerator"), hasattr("", "real"))


def specials(n):
    xs = [n, n + 1, n + 2]
    d = {"a": n, "b": n + 1}
    xs.__setitem__(0, 7)
    xs.__delitem__(1)
    d.__setitem__("c", 9)
    d.__delitem__("a")
    print(xs, xs.__len__(), xs.__contains__(7), xs.__getitem__(-1))
    print(sorted(d), d.__len__(), d.__contains__("a"), d.__getitem__("c"))
    print("text".__len__(), "text".__contains__("ex"), "text".__getitem__(1), b"ab".__getitem__(n - 2))
    print((n, 1).__len__(), (n, n).__contains__(n), {n}.__contains__(n), {n, 1}.__len__())
    get = xs.__getitem__
    has = d.__contains__
    print([get(i) for i in range(2)], [has(k) for k in ("a", "b")], list(map(xs.__contains__, [7, 8])))
    it = xs.__iter__()
    print(it.__next__(), next(it))
    try:
        it.__next__()
    except StopIteration:
        print("end")
    try:
        xs.__getitem__(5)
    except IndexError as e:
        print(e)
    for name in ("x", "y"):
        print(hasattr(xs, "__len__"), hasattr(n, "__len__"), hasattr({1: 2}, "__setitem__"), hasattr((1,), "__setitem__"))
    print(n.__class__ is int, xs.__class__ is list, "".__class__.__name__)


def entry_point(argv):
    n = len(argv) + 1
    ranges(n)
    numbers(n)
    specials(2)
    print(Direct().x, Through().x)
    return 0
