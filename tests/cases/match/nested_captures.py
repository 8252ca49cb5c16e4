class Pair:
    __match_args__ = ('left', 'right')

    def __init__(self, left, right):
        self.left = left
        self.right = right


class Leaf(Pair):
    __match_args__ = ('value',)

    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def total(t):
    match t:
        case Leaf(v):
            return v
        case Pair(l, r):
            return total(l) + total(r)


def shape(t):
    match t:
        case Leaf(0):
            return 'z'
        case Leaf(v) if v < 0:
            return 'n'
        case Leaf():
            return 'l'
        case Pair(Leaf(a), Leaf(b)) if a == b:
            return 'twins'
        case Pair(Leaf() as x, Pair() as y):
            return shape(x) + '>' + shape(y)
        case Pair(x, y):
            return '(' + shape(x) + shape(y) + ')'


def points(data):
    match data:
        case [(x1, y1), (x2, y2)]:
            return 'two %d' % (x1 + y1 + x2 + y2)
        case [(0, y), *rest]:
            return 'zero first %d %d' % (y, len(rest))
        case [first, *_, (a, b)] if a > b:
            return 'falling %d' % first[0]
        case [_, _, *more]:
            return 'more %d' % len(more)
        case []:
            return 'none'
        case [only]:
            return 'one %d' % only[1]


def triple(t):
    match t:
        case (1 | 2 as a, 'x' | 'y' as b, _):
            return 'small %d%s' % (a, b)
        case (a, b, c) if c > 2.0:
            return 'big %s' % b
        case (a, _, c):
            return 'rest %d %g' % (a, c)


def rebind(xs):
    out = []
    for x in xs:
        match x:
            case 0:
                continue
            case 99:
                break
            case n if n % 2:
                kind = 'odd'
            case n:
                kind = 'even'
        out.append(kind + str(n))
    return out


def entry_point(argv):
    t = Pair(Leaf(3), Pair(Leaf(0), Leaf(-2)))
    print(total(t), shape(t), shape(Pair(Leaf(1), Leaf(1))), shape(Pair(Pair(Leaf(5), Leaf(6)), Leaf(0))))
    print(points([(1, 2), (3, 4)]), points([(0, 5), (1, 1), (2, 2)]), points([(7, 1), (2, 2), (9, 1)]))
    print(points([(1, 1), (2, 2), (3, 3)]), points([]), points([(4, 8)]))
    print(triple((1, 'x', 0.5)), triple((2, 'z', 3.5)), triple((5, 'q', 1.0)))
    print(rebind([1, 0, 2, 3, 99, 4]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
