class Vec(object):
    def __init__(self, *items):
        self.items = list(items)

    def __format__(self, spec):
        return '(' + ', '.join([format(x, spec) for x in self.items]) + ')'

    def __str__(self):
        return 'Vec%d' % len(self.items)


class Temp(object):
    def __init__(self, deg):
        self.deg = deg

    def __str__(self):
        return '%.1f' % self.deg

    def __repr__(self):
        return 'Temp(%r)' % self.deg


class Hot(Temp):
    def __str__(self):
        return 'hot ' + Temp.__str__(self)


def entry_point(argv):
    n = len(argv)
    v = Vec(1.0 * n, 2.5)
    print(f'{v:.2f} {v} {v!s}', '{:5.1f}|{}'.format(v, v), format(v, '.0f'), '%s' % v)
    temps = [Temp(20.55), Hot(99.0)]
    for t in temps:
        print(f'{t} {t!r} {t!s:>12}|', '{} {!r}'.format(t, t), '%s %r %12s|' % (t, t, t), str(t) + '/' + repr(t))
    print(temps, {'t': temps[0]}, (temps[1], n), [temps], str(temps[0]).rjust(8))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
