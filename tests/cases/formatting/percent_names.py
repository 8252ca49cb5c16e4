class Point(object):
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __str__(self):
        return '<%(x)d, %(y)d>' % {'x': self.x, 'y': self.y}


COLORS = {'sky': 'blue', 'grass': 'green'}


def entry_point(argv):
    n = len(argv)
    print('%(name)s is %(age)d years, %(height).2f m' % {'name': 'Ann', 'age': 30 + n, 'height': 1.755})
    print('%(a)s %(a)r %(b)5d|%(b)-5d|%(b)05d %(a)s %%' % {'a': 'x\u00e9', 'b': n})
    print('sky %(sky)s, grass %(grass)s' % COLORS)
    print(Point(3, -4 * n))
    d = {}
    d['k'] = 'v%d' % n
    d['other key'] = 'w'
    print('%(k)s, %(other key)10s, %(k)-4s|' % d)
    d['k'] = 'changed'
    print('%(k)s' % d, 'nothing' % d)
    for i in range(2):
        try:
            print('%(i)d: %(q)d' % {'i': i, 'q': 10 // i})
        except ZeroDivisionError:
            print('zero')
    ages = {'bob': 5 * n}
    try:
        print('%(bob)d %(eve)d' % ages)
    except KeyError as e:
        print('KeyError', e)
    e = {'x': n}
    e['x'] += 1
    print('%(x)d' % e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
