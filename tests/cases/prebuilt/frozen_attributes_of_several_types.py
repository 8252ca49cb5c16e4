class F:
    def _freeze_(self):
        return True

    def __init__(self, value, more):
        self.value = value
        self.more = more


def first(xs):
    return xs[0]


def last(xs):
    return xs[-1]


ints = [F(10, "ten"), F(2 ** 60 + 1, "big")]
one, two = ints
half = F(2.5, "x")
texts = F("text", [1, 2])
other = F("other", [3])
flag = F(True, None)
nothing = F(None, None)
calls = F(first, (1, 2))
more_calls = F(last, (3, 4))


def entry_point(argv):
    i = len(argv)
    x = one if i > 0 else two
    y = two if i > 5 else half
    z = texts if i > 5 else other
    print(x.value, y.value, z.value, x.value // 3, y.value / 2)
    print(x.more, y.more + "!", z.more, len(z.more))
    w = two if i > 0 else one
    print(w.value, w is x, w is two)
    t = texts if i > 0 else nothing
    print(t.value, flag.value, t is texts)
    # All are of one family, whose members are read in pairs of one type each.
    all_of_them = [one, two, half, texts, other, flag, nothing, calls]
    print([all_of_them.index(f) for f in [x, y, w]], len(all_of_them))
    c = calls if i > 0 else more_calls
    print(c.value([5, 6, 7]), c.more[0], (more_calls if i > 0 else calls).value([5, 6, 7]))
    b = flag if i > 0 else F_of_bool
    print(b.value, not b.value)
    return 0


F_of_bool = F(False, None)
