# The classes of the argument need no common base.


class E:
    def __init__(self):
        self.n = 1


class F:
    def __init__(self):
        self.s = "f"


class Other:
    pass


class W:
    def w_E(self, t):
        return t.n + 1

    def w_F(self, t):
        return len(t.s) + 10


def entry_point(argv):
    w = W()
    for x in [E(), F(), Other()]:
        try:
            print(getattr(w, "w_" + x.__class__.__name__)(x))
        except AttributeError as error:
            print(error)
    xs = [1, 2, 3]
    its = [reversed(xs), iter([1])]
    print(next(its[0]))
    xs.clear()
    print(next(its[0], -1), next(its[1], -1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
