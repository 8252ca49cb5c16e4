class Node:
    pass


class Num(Node):
    def __init__(self, v):
        self.v = v


class Add(Node):
    __match_args__ = ('l', 'r')

    def __init__(self, l, r):
        self.l = l
        self.r = r


class Mul(Node):
    __match_args__ = ('l', 'r')

    def __init__(self, l, r):
        self.l = l
        self.r = r


class Neg(Node):
    __match_args__ = ('e',)

    def __init__(self, e):
        self.e = e


def ev(n):
    match n:
        case Num(v=v):
            return v
        case Add(l, r):
            return ev(l) + ev(r)
        case Mul(l, r):
            return ev(l) * ev(r)
        case Neg(e):
            return -ev(e)
    raise ValueError('unknown node')


def simplify(n):
    match n:
        case Mul(Num(v=0), _) | Mul(_, Num(v=0)):
            return Num(0)
        case Mul(Num(v=1), x) | Mul(x, Num(v=1)):
            return simplify(x)
        case Add(Num(v=0), x) | Add(x, Num(v=0)):
            return simplify(x)
        case Add(l, r):
            return Add(simplify(l), simplify(r))
        case Neg(Neg(x)):
            return simplify(x)
    return n


def show(n):
    match n:
        case Num(v=v):
            return str(v)
        case Add(l, r):
            return '(%s + %s)' % (show(l), show(r))
        case Mul(l, r):
            return '(%s * %s)' % (show(l), show(r))
        case Neg(x):
            return '-' + show(x)
    return '?'


def entry_point(argv):
    n = len(argv)
    trees = [Add(Num(n), Mul(Num(2), Num(3))), Mul(Num(0), Num(9)), Add(Mul(Num(1), Num(5)), Num(0)),
             Neg(Neg(Add(Num(0), Num(4)))), Neg(Num(3))]
    for t in trees:
        print(show(t), ev(t), show(simplify(t)))
    try:
        ev(Node())
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
