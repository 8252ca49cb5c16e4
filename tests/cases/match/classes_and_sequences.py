class Point:
    __match_args__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Circle(Point):
    __match_args__ = ('x', 'y', 'r')

    def __init__(self, x, y, r):
        Point.__init__(self, x, y)
        self.r = r


def where(p):
    match p:
        case Circle(0, 0, r):
            return 'circle at origin, radius %d' % r
        case Circle(x, y, r) if r > 10:
            return 'large circle %d %d' % (x, y)
        case Circle(r=1 | 2 as r):
            return 'small circle %d' % r
        case Point(0, 0):
            return 'origin'
        case Point(0, y=yy) | Point(yy, 0):
            return 'axis %d' % yy
        case Point(x=x, y=y) if x == y:
            return 'diagonal'
        case Point():
            return 'somewhere'


def command(words):
    match words:
        case []:
            return 'nothing'
        case ['go', ('north' | 'south') as way]:
            return 'went ' + way
        case ['go', *rest]:
            return 'cannot go ' + ' '.join(rest)
        case ['take', what, *more] if len(more) < 2:
            return 'took %s and %d more' % (what, len(more))
        case [first, _, third]:
            return first + third
        case [*_, last]:
            return 'ends with ' + last


def number(n):
    match n:
        case 0 | 1:
            return 'bit'
        case -1:
            return 'minus one'
        case x if x < 0:
            return 'negative %d' % x
        case 255:
            return 'byte'
        case _:
            return 'large'


def pair(a, b):
    match (a, b):
        case (0, _):
            return 'a is zero'
        case (_, 'x' | 'y'):
            return 'letter'
        case (n, s) if len(s) == n:
            return 'length fits'
    return 'no match'


def entry_point(argv):
    for p in [Circle(0, 0, 5), Circle(1, 2, 11), Circle(3, 3, 2), Circle(4, 4, 5), Point(0, 0), Point(0, 7), Point(8, 0), Point(6, 6), Point(1, 2)]:
        print(where(p))
    for words in [[], ['go', 'north'], ['go', 'up', 'there'], ['go'], ['take', 'lamp'], ['take', 'a', 'b', 'c'], ['x', 'y', 'z'], ['solo']]:
        print(command(words))
    print([number(n) for n in [0, 1, -1, -7, 255, 256]])
    print(pair(0, 'q'), pair(3, 'x'), pair(3, 'abc'), pair(3, 'ab'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
