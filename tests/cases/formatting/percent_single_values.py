class Thing(object):
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return 'Thing ' + self.name

    def __repr__(self):
        return 'Thing(%r)' % self.name


def show(t):
    return '%s/%r/%10s/%-10s|' % (t, t, t, t)


def entry_point(argv):
    n = len(argv)
    print('%d' % n, '%s' % 'text', '%r' % 'te\'xt', '%5.2f' % 2.5, '%s' % n, '%x' % 255, '%c' % 'z', '%s' % None, '%s' % True, '%d' % True)
    print('<%s>' % Thing('a'), '<%r>' % Thing('b'), show(Thing('c')))
    things = [Thing('x'), Thing('y')]
    print('%s' % things, '%s %s' % (things[0], things[1]), '%r' % {'k': things[0]}, '%s' % (things[1],))
    pair = (n, 'two')
    print('%d-%s' % pair, '%s' % (pair,), '%s and %s' % (pair, pair))
    t = None if n > 5 else Thing('maybe')
    print('%s %r' % (t, t), '%s' % (None if n else t))
    b = b'bytes'
    print('%s %r' % (b, b), '%s' % bytearray(b'x'), '%d items' % len(things), ('%d ' * 3) % (1, 2, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
