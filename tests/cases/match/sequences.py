def f(xs):
    match xs:
        case []:
            return 'empty'
        case [x]:
            return 'one %d' % x
        case [1, *rest]:
            return 'starts with 1, then %s' % rest
        case [first, *_, 9]:
            return 'from %d to 9' % first
        case [a, b]:
            return 'pair %d %d' % (a, b)
        case [a, [] as b] if False:
            return 'never'
        case [a, *middle, z]:
            return '%d..%d over %d' % (a, z, len(middle))
    return 'other'


def g(t):
    match t:
        case (0, 0):
            return 'origin'
        case (0, y):
            return 'y=%d' % y
        case (x, 0):
            return 'x=%d' % x
        case (x, y) if x == y:
            return 'diagonal %d' % x
        case (x, y) if x > y:
            return 'below'
        case _:
            return 'above'


def entry_point(argv):
    n = len(argv)
    for xs in [[], [n + 4], [1], [1, 2, 3], [5, 6, 9], [9, 9], [3, 4], [3, 4, 5, 6], [1, 9]]:
        print(f(xs))
    for t in [(0, 0), (0, n), (n, 0), (n, n), (5, n), (n, 5)]:
        print(g(t))
    match (n, 'text', 2.5):
        case (int() as i, str() as s, float() as x):
            print(i, s, x)
    match [[n, 2], [3, 4]]:
        case [[a, b], [c, d]]:
            print(a, b, c, d)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
