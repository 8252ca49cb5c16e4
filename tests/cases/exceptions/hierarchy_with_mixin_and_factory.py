class Base(Exception):
    kind = 'base'

    def describe(self):
        return self.kind + ':' + self.detail()

    def detail(self):
        return str(self)


class Left(Base):
    kind = 'left'

    def __init__(self, a, b):
        Base.__init__(self, a)
        self.b = b

    def detail(self):
        return '%s/%d' % (self, self.b)


class Right(Base):
    kind = 'right'

    def __str__(self):
        return 'right says ' + Base.__str__(self)


class LeftLeft(Left):
    def __init__(self):
        super().__init__('ll', 42)

    @property
    def double(self):
        return self.b * 2


class Mixin:
    def extra(self):
        return 'extra for ' + self.kind


class Mixed(Mixin, Right):
    kind = 'mixed'


class Code(Exception):
    codes = {1: 'one', 2: 'two'}

    @classmethod
    def of(cls, n):
        return cls(n, cls.codes.get(n, 'many'))

    def __init__(self, n, name):
        super().__init__(n, name)
        self.n = n
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Code) and self.n == other.n

    def __hash__(self):
        return self.n


def throw(i):
    if i == 0:
        raise Left('l', 7)
    elif i == 1:
        raise Right('r')
    elif i == 2:
        raise LeftLeft()
    elif i == 3:
        raise Mixed('m')
    elif i == 4:
        raise Base
    elif i == 5:
        raise Code.of(2)
    raise Code.of(i)


def entry_point(argv):
    for i in range(7):
        try:
            throw(i)
        except LeftLeft as e:
            print('LeftLeft', e.describe(), e.double)
        except Left as e:
            print('Left', e.describe(), e.b)
        except Mixed as e:
            print('Mixed', e.describe(), e.extra())
        except Base as e:
            print('Base', e.describe(), e.kind, repr(e))
        except Code as e:
            print(e.n, e.name, e.args, repr(e), e == Code.of(2), e in [Code.of(6)])
    errors = [Left('a', 1), Right('b'), LeftLeft(), Mixed('c')]
    for e in errors:
        print(type(e).__name__, isinstance(e, Left), isinstance(e, Mixin), issubclass(type(e), Base), e.describe())
    for cls in [Left, Right, LeftLeft, Mixed]:
        print(cls.__name__, cls.kind, issubclass(cls, Left))
    classes = [KeyError, IndexError, ValueError]
    for c in classes:
        try:
            raise c('made by class')
        except LookupError as e:
            print('lookup', type(e) is c, e)
        except Exception as e:
            print('other', type(e) is c, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
