class Point(object):
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Money(object):
    def __init__(self, cents):
        self.cents = cents

    def __format__(self, spec):
        if spec == 'short':
            return '%d$' % (self.cents // 100)
        return '%d.%02d$' % (self.cents // 100, self.cents % 100) + spec


def entry_point(argv):
    p = Point(3, -4)
    n = len(argv)
    print('{0.x},{0.y} {p.x:>4}|{p.y:+d}'.format(p, p=p), '{:short} {} {!s:.3}'.format(Money(1234), Money(5), 'abcdef'), f'{Money(99):short}|{Money(199)}')
    print('{0} {0!r} {0:>4} {1:.1f} {2:{3}}'.format('a', 2.55, 'z', 5), '{:d}{:x}{:o}{:b}'.format(10, 11, 12, 13), '{a}{b}{a}'.format(a=n, b='-'), '{:,} {:_}'.format(1234567, 1234567))
    print('{:%}'.format(0.25), '{:e}'.format(12345.678), '{:^9}|{:*<5}|{:#>5}'.format('mid', 'l', 'r'), '{{{}}}'.format(n), '{}'.format(None), '{!r}'.format('q"\''), '{:s}'.format('s'), '{:5}|{:<5}|{:05}'.format(n, n, n))
    row = '{:<10}|{:>8}|{:^6}'
    print('{:<10}|{:>8}|{:^6}'.format('name', 'amount', 'ok'), '{:<10}|{:>8.2f}|{:^6}'.format('x', 3.14159, True), len(row))
    print('%(name)s is %(age)d' % {'name': 1, 'age': 2} if n > 3 else '{name} is {age}'.format(name='Al', age=n), '{d[k]} {l[1]}'.format(d={'k': 5}, l=[6, 7]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
