from enum import Flag, IntFlag, auto


class P(IntFlag):
    R = 4
    W = 2
    X = 1


class C(Flag):
    RED = auto()
    GREEN = auto()
    BLUE = auto()
    WHITE = RED | GREEN | BLUE


class Holder:
    def __init__(self, c):
        self.c = c

    def has(self, m):
        return m in self.c


def entry_point(argv):
    p = P.R | P.W
    print(P.R in p, P.X in p, p in P.R, P.R in P.R)
    c = C.RED | C.BLUE
    if len(argv) > 3:
        c |= C.GREEN
    print(C.RED in c, C.GREEN in c, c in C.WHITE, C.WHITE in c)
    print(C(0) in c)
    print(c.name, c.value, C.RED.name, C(0).name)
    cs = [x for x in C if x in c]
    print(cs)
    print(bool(c & C.GREEN), bool(c), not C(0))
    print(p & P.R == P.R)
    print(~c, c ^ C.RED)
    for m in c:
        print(m)
    print(len(c))
    print(Holder(c).has(C.RED), Holder(C.GREEN).has(C.RED))
    print(C.RED in C, P.R in P, P.R in [P.R, P.W], C.RED in {C.RED, C.GREEN}, C.RED in (C.RED,), c in {C.RED: 1})
    print(C.RED in list(c), c in [c], C(5) is c, C.WHITE == C(7), c == C.RED | C.BLUE)
    try:
        print(C(99))
    except ValueError as e:
        print(e)
    c |= C.GREEN
    print(c, c is C.WHITE, c not in C.RED)
    c &= ~C.GREEN
    print(c, repr(c), str(c), f"{c}", C.RED | C.GREEN in {C.RED | C.GREEN})
    d = {C.RED: "r", C.RED | C.BLUE: "rb"}
    print(d[c], d.get(C.BLUE, "none"))
    print([m.name for m in C], [m for m in C], list(C.WHITE), C["RED"], len(C))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
