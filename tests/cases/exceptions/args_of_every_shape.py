class Pair(Exception):
    pass


class Named(Exception):
    def __init__(self, name, code=0):
        super().__init__('%s=%d' % (name, code))
        self.name = name
        self.code = code


class Silent(Exception):
    def __init__(self, a):
        self.a = a


class Changed(Exception):
    def __str__(self):
        return 'changed to ' + self.args[0].__str__() if len(self.args) else 'nothing'


def entry_point(argv):
    for e in [Pair(), Pair('one'), Pair('one', 'two'), Pair(1), Pair(1, 2.5, None), Pair(None), Pair(['list'], ('t', 1)), Pair({'k': 1}), Pair(b'bytes'), Pair('')]:
        print(str(e), '|', repr(e), '|', len(e.args), '|', e.args)
    n = Named('x', 3)
    print(n, repr(n), n.args, n.name, n.code)
    n.args = ('other', 7)
    print(n, repr(n), n.args)
    n.args = ()
    print(repr(str(n)), repr(n))
    s = Silent('kept')
    print(s.args, str(s), repr(s), s.a)
    try:
        raise Pair('a', 5)
    except Pair as e:
        a, b = e.args
        print(a, b, e.args[0] == 'a', e.args[1] == 5, e.args[-1])
        for x in e.args:
            print('arg', x)
        print('a' in e.args, len(e.args))
        try:
            print(e.args[2])
        except IndexError as i:
            print(i)
    k = KeyError('it is quoted')
    print(k, repr(k), KeyError(), KeyError('a', 'b'), KeyError(5))
    print(Changed('z'), repr(Changed('z')), Changed())
    print('%s and %r' % (Pair('p'), Pair('p')), f'{Pair(3)!r:>12}|{Pair("f")!s:>4}|{Pair("g")}')
    v = ValueError("it's", 'a "quote"')
    print(v, repr(ValueError("it's")), repr(ValueError('new\nline')))
    print(str(ValueError('é')), repr(ValueError('é')), len(str(ValueError('é'))))
    print([ValueError(1)], (KeyError('k'),), {'e': IndexError('i')})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
