from enum import Flag, auto
class Perm(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
class Other(Flag):
    A = 1
    B = 2
def entry_point(argv):
    p = Perm.R | Perm.X
    print(p, repr(p), p.value, p.name)
    print(bool(p & Perm.R), bool(p & Perm.W), Perm.R in p, Perm.W in p)
    print(Perm.RW.value, Perm.X.name, Perm(3) is Perm.RW, Perm.RW)
    print(p == Perm.R | Perm.X, p == Perm.R, p is (Perm.X | Perm.R))
    p |= Perm.W
    print(p.value)
    p &= ~Perm.R
    print(p, bool(p), ~Perm.RW)
    print((Perm.R ^ Perm.R).value, bool(Perm.R ^ Perm.R), Perm.R ^ Perm.RW)
    o = Other.A | Other.B
    print(o, Other.A in o, o & Other.A)
    d = {Perm.R: 1, Perm.R | Perm.W: 2}
    print(d[Perm.RW], len(p), [m.name for m in Perm.RW])
    all_bits = Perm.R
    for m in Perm:
        all_bits |= m
    print(all_bits.value)
    try:
        Perm(len(argv) * 0 + 64)
    except ValueError:
        print('ValueError')
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
