class Point:
    __match_args__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Circle:
    __match_args__ = ('center', 'r')

    def __init__(self, center, r):
        self.center = center
        self.r = r


class Named(Point):
    def __init__(self, x, y, name):
        Point.__init__(self, x, y)
        self.name = name


def shape(s):
    match s:
        case Named(0, 0, name=n):
            return 'origin ' + n
        case Named(x=x, name='p' | 'q' as n):
            return 'named %d %s' % (x, n)
        case Point(0, y):
            return 'on y at %d' % y
        case Point(x, 0) if x > 0:
            return 'right %d' % x
        case Point(x=xx, y=yy):
            return 'point %d %d' % (xx, yy)
        case Circle(Point(0, 0), r):
            return 'centered %d' % r
        case Circle(Point(x, y) as p, r) if r > x:
            return 'big %d %d %d' % (p.x, y, r)
        case Circle():
            return 'circle'
        case _:
            return '?'


def command(words):
    match words:
        case []:
            return 'nothing'
        case ['go', ('north' | 'south') as d]:
            return 'go ' + d
        case ['go', *rest] if len(rest) > 1:
            return 'go many %d' % len(rest)
        case ['take', item, *_]:
            return 'take ' + item
        case [first, *middle, last]:
            return '%s..%s %d' % (first, last, len(middle))
        case [x]:
            return 'one ' + x
        case _:
            return 'unknown'


def number(n):
    match n:
        case 0:
            return 'zero'
        case 1 | 2 | 3:
            return 'few'
        case -1:
            return 'minus'
        case x if x > 100:
            return 'big'
        case int():
            return 'int'


def entry_point(argv):
    for s in [Point(0, 3), Point(4, 0), Point(-4, 0), Named(0, 0, 'z'), Named(3, 1, 'q'), Named(3, 1, 'z')]:
        print(shape(s))
    for c in [Circle(Point(0, 0), 2), Circle(Point(1, 2), 5), Circle(Point(9, 2), 5)]:
        match c:
            case Circle(Point(0, 0), r):
                print('centered', r)
            case Circle(Point(x, y) as p, r) if r > x:
                print('big', p.x, y, r)
            case Circle(r=5):
                print('five')
    for line in ['', 'go north', 'go east now', 'go up', 'take lamp x', 'a b c d', 'z']:
        print(command(line.split()))
    for n in [0, 2, -1, 1000, 50]:
        print(number(n))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
