from collections import namedtuple

Pair = namedtuple('Pair', ['first', 'second'])
Triple = namedtuple('Triple', 'a b c')
Comma = namedtuple('Comma', 'a, b')
WithDefaults = namedtuple('WithDefaults', 'name size kind', defaults=(7, 'leaf'))


def entry_point(argv):
    p = Pair('one', 1)
    print(p, p.first, p.second)
    t = Triple(1, 2.5, 'three')
    print(t, t.a, t.b, t.c)
    a, b, c = t
    print(a, b, c)
    print(Comma(1, 2))
    print(WithDefaults('x'), WithDefaults('y', 2), WithDefaults('z', kind='node'))
    print(Pair._fields, Triple._fields, WithDefaults._fields)
    print(t._replace(b=9.5))
    print(Pair._make(('two', 2)), Comma._make([3, 4]))
    print(Triple.__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
