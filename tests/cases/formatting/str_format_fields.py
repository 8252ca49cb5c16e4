class Point(object):
    def __init__(self, x, y):
        self.x = x
        self.y = y
        self.tags = ['p', 'q']


class Segment(object):
    def __init__(self, a, b):
        self.a = a
        self.b = b


def entry_point(argv):
    n = len(argv)
    p = Point(n, 2.5)
    s = Segment(p, Point(-1, 0.0))
    print('{} {} {}'.format(n, 'a', 2.5), '{0} {1} {0}'.format('x', n), '{a} {b} {a}'.format(a=1, b='z'), '{0} {name}'.format('pos', name='kw'))
    print('{.x} {.y}'.format(p, p), '{0.x:03d} {0.y:.2f} {0.tags[0]} {0.tags[1]!r}'.format(p), '{s.a.x},{s.b.x} {s.b.y}'.format(s=s))
    print('{[0]} {[1]}'.format([10, 20], 'hi'), '{0[1]} {0[0]}'.format(('a', n)), '{d[key]} {d[other key]}'.format(d={'key': 'v', 'other key': 'w'}))
    print('{{}} {{{}}} }}{{'.format(n), '{{{0}}}'.format('in'), 'no fields'.format(), '{!r} {!s} {!a}'.format('\u00e9', '\u00e9', '\u00e9'), '{0!r:>8}|'.format('q'))
    print('{:>10}|{:<10}|{:^10}|{:*^10}|{:.2}'.format('a', 'b', 'c', 'd', 'efg'), '{:5d}|{:<5d}|{:05d}|{:+d}|{:,}|{:x}|{:#b}'.format(n, n, n, n, 1234567, 255, 5))
    print('{:{}}|{:{}.{}f}|{:>{w}}|{:{fill}^{w}}'.format('a', 5, 3.14159, 8, 2, 'r', 'm', w=6, fill='*'), '{0:{1}}'.format(n, '04d'), '{x:{y}}'.format(x='v', y='>4'))
    print('{} {}'.format(None, True), '{}'.format([1, n]), '{} {}'.format((n, 'b'), {'k': 1.5}), '{0}{0}{0}'.format('ab'))
    fmt = 'item {} of {}'
    print(fmt.format(n, 10), [fmt.format(i, 3) for i in range(2)], '{n} {m}'.format_map({'n': 1, 'm': 2 * n}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
