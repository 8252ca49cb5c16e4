class Both:
    def __str__(self):
        return 'str'

    def __repr__(self):
        return 'repr'


class OnlyRepr:
    def __repr__(self):
        return 'R!'


class OnlyStr:
    def __str__(self):
        return 'S!'


class Fmt:
    def __init__(self, n):
        self.n = n

    def __format__(self, spec):
        if spec == 'hex':
            return '%x' % self.n
        return format(self.n, spec)


class Sub(Both):
    def __repr__(self):
        return 'sub' + super().__repr__()


def entry_point(argv):
    b = Both()
    print(b, str(b), repr(b), '%s %r' % (b, b), f'{b} {b!r} {b!s:>5}', '{} {!r}'.format(b, b))
    print([b], (b,), {1: b}, {'k': [b]})
    print(OnlyRepr(), str(OnlyRepr()), [OnlyRepr()])
    print(OnlyStr(), str(OnlyStr()))
    print(f'{Fmt(255):hex} {Fmt(5):03d} {Fmt(7)}', format(Fmt(42), '>5'))
    print(Sub(), repr(Sub()), [Sub(), b])
    print(str(None), repr('q'), str([None, 'x']))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
