class Bad(object):
    def __init__(self, kind):
        self.kind = kind

    def __str__(self):
        if self.kind == 'value':
            raise ValueError('no text')
        return 'text of ' + self.kind

    def __repr__(self):
        raise KeyError(self.kind)

    def __format__(self, spec):
        if spec:
            raise TypeError('no spec ' + spec)
        return 'formatted'


def attempt(what, b):
    try:
        if what == 'print':
            print(b, 'c')
        elif what == 'percent':
            print('%d %s' % (1, b))
        elif what == 'fstring':
            print(f'{b!s} x')
        elif what == 'repr':
            print([b, b])
        elif what == 'tuple':
            print((1, b))
        elif what == 'spec':
            print('{:>5}'.format(b))
        elif what == 'plain':
            print('{}'.format(b))
        else:
            print('|'.join([str(x) for x in [b]]))
    except ValueError as e:
        print(what, 'ValueError', e)
    except (KeyError, TypeError) as e:
        print(what, 'other', e)
    else:
        print(what, 'fine')
    finally:
        print(what, 'done')


def entry_point(argv):
    for kind in ['value', 'other']:
        for what in ['print', 'percent', 'fstring', 'repr', 'tuple', 'spec', 'plain', 'join']:
            attempt(what, Bad(kind))
    try:
        for i in [2, 1, 0]:
            print('%d' % (10 // i), f'{10 % i}', (10 // i).to_bytes(1, 'big'))
            (255 * i + 1).to_bytes(1, 'big')
    except OverflowError as e:
        print('OverflowError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
