import enum


class Color(enum.Enum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Const:
    LIMIT = 100
    NAME = 'limit'


def f(c):
    match c:
        case Color.RED:
            return 'red'
        case Color.GREEN | Color.BLUE:
            return 'not red'


def g(x):
    match x:
        case Const.LIMIT:
            return 'at limit'
        case int(y) if y > Const.LIMIT:
            return 'over by %d' % (y - Const.LIMIT)
    return 'under'


def h(s):
    match s.split():
        case ['go', ('north' | 'south') as d]:
            return 'going ' + d
        case ['go', *where]:
            return 'cannot go ' + ' '.join(where)
        case ['take', n, 'of', what]:
            return 'taking %d %s' % (int(n), what)
        case [Const.NAME]:
            return 'name'
        case [cmd]:
            return 'just ' + cmd
        case []:
            return 'nothing'
        case _:
            return 'what?'


def entry_point(argv):
    for c in (Color.RED, Color.GREEN, Color.BLUE):
        print(f(c))
    print(g(100 * len(argv)), g(120), g(5))
    for s in ['go north', 'go far away', 'take 3 of apples', 'limit', 'look', '', 'a b c d e']:
        print(h(s))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
