def f(x):
    match x:
        case 0:
            return 'zero'
        case -1:
            return 'minus one'
        case 1 | 2 | 3:
            return 'small'
        case 10 | 20 as y:
            return 'tens %d' % y
        case n if n < 0:
            return 'negative %d' % n
        case 1000000007:
            return 'prime'
        case _:
            return 'other'


def g(s):
    match s:
        case '':
            return 'empty'
        case 'a' | 'b':
            return 'letter'
        case 'été':
            return 'summer'
        case str() if len(s) > 5:
            return 'long'
        case other:
            return other + '?'


def h(b):
    match b:
        case True:
            return 'yes'
        case False:
            return 'no'


def o(x):
    match x:
        case None:
            return 'none'
        case 'x':
            return 'ex'
        case s:
            return s


def fl(x):
    match x:
        case 0.0:
            return 'zero'
        case 1.5 | -2.5:
            return 'known'
        case _:
            return 'float'


def by(b):
    match b:
        case b'':
            return 'empty'
        case b'GET' | b'PUT':
            return 'verb'
    return 'bytes'


def entry_point(argv):
    n = len(argv)
    for x in [0, -1, n, 3, 4, 10, 20, -7, 1000000007]:
        print(f(x))
    for s in ['', 'a', 'b' * n, 'été', 'abcdef', 'no']:
        print(g(s))
    print(h(n == 1), h(n == 2))
    print(o(None), o('x' * n), o('y'))
    print(fl(0.0), fl(-2.5 * n), fl(3.0), fl(-0.0))
    print(by(b''), by(b'GET'), by(b'x' * n))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
