from typing import NamedTuple


class Circle(NamedTuple):
    r: int


class Rect(NamedTuple):
    w: int
    h: int


def area(w, h, kind):
    if kind == 0:
        s = Rect(w, h)
    else:
        s = Rect(w, w)
    match s:
        case Rect(0, _):
            return 'flat'
        case Rect(w=a, h=b) if a == b:
            return 'square %d' % a
        case Rect(a, b):
            return 'rect %d' % (a * b)
    return 'none'


def unpack(p):
    match p:
        case (0, y):
            return 'zero %d' % y
        case (x, y):
            return 'both %d' % (x + y)
    return 'none'


def entry_point(argv):
    print(area(2, 3, 0), area(4, 3, 1), area(0, 3, 0))
    print(unpack(Rect(0, 5)), unpack(Rect(1, 5)))
    print(Circle(4).r)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
