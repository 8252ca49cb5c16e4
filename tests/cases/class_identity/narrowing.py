class Node:
    pass


class Num(Node):
    def __init__(self, v):
        self.v = v


class Add(Node):
    def __init__(self, a, b):
        self.a = a
        self.b = b


class Neg(Node):
    def __init__(self, e):
        self.e = e


def evaluate(n):
    if isinstance(n, Num):
        return n.v
    if isinstance(n, Add):
        return evaluate(n.a) + evaluate(n.b)
    assert isinstance(n, Neg)
    return -evaluate(n.e)


def early(n):
    if not isinstance(n, Num):
        return -1
    return n.v


def both(n, m):
    if isinstance(n, Num) and isinstance(m, Num) and n.v == m.v:
        return 'same'
    if not isinstance(n, Num) or n.v > 5:
        return 'big'
    return 'small %d' % n.v


def tupled(n):
    if isinstance(n, (Num, Neg)):
        if isinstance(n, Num):
            return n.v
        return 100
    return 200


def ternary(n):
    return n.v if isinstance(n, Num) else 0


def loop(nodes):
    total = 0
    for n in nodes:
        if not isinstance(n, Num):
            continue
        total += n.v
    return total


def whiles(n):
    depth = 0
    while isinstance(n, Neg):
        n = n.e
        depth += 1
    return depth


def typed(n):
    if type(n) is Num:
        return n.v
    if type(n) == Add:
        return evaluate(n.b)
    return 0


def nullable(n):
    if n is None:
        return 'none'
    if n is not None and isinstance(n, Num):
        return str(n.v)
    return 'other'


def entry_point(argv):
    a = Add(Num(3), Neg(Num(4)))
    print(evaluate(a), early(a), early(Num(8)))
    print(both(Num(1), Num(1)), both(Num(1), a), both(Num(9), a), both(a, a))
    print(tupled(Num(5)), tupled(Neg(a)), tupled(a))
    print(ternary(Num(2)), ternary(a))
    print(loop([Num(1), a, Num(2), Neg(a)]))
    print(whiles(Neg(Neg(Num(0)))))
    print(typed(Num(3)), typed(a), typed(Neg(a)))
    print(nullable(None), nullable(Num(4)), nullable(a))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
