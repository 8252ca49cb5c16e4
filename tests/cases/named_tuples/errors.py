from collections import namedtuple

P = namedtuple('P', 'x y')


def entry_point(argv):
    p = P(1, 2)
    n = len(argv) + 4
    try:
        print(p[n % 2], tuple(p)[0])
        xs = [p, P(3, 4)]
        print(xs[n])
    except IndexError as e:
        print('IndexError', e)
    try:
        a, b = P._make([1, 2, 3])
        print(a, b)
    except (ValueError, TypeError) as e:
        print('bad length')
    try:
        print(p.index(77))
    except ValueError as e:
        print('ValueError', e)
    try:
        d = {p: 1}
        print(d[P(9, 9)])
    except KeyError as e:
        print('KeyError', e)
    for i in range(2):
        print(p[i])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
