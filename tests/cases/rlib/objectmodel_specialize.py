from rpython.rlib.objectmodel import specialize, always_inline, dont_inline, try_inline, enforceargs, NOT_CONSTANT, likely, unlikely, we_are_translated
from rpython.rlib.nonconst import NonConstant


@specialize.memo()
def table_of(kind):
    if kind == 'squares':
        return [i * i for i in range(5)]
    return [i for i in range(5)]


@specialize.arg(0)
def pick(kind, x):
    if kind == 'int':
        return x + 1
    elif kind == 'str':
        return 'text %d' % x
    return [x]


@specialize.arg(0, 2)
def pick_two(a, x, b):
    return (a, x, b)


@specialize.arg_or_var(1)
def maybe(x, flag):
    return x * 2 if flag else x


@specialize.argtype(0)
def show(x):
    return '<' + str(x) + '>'


@specialize.argtype(0, 1)
def pair(a, b):
    return (b, a)


@specialize.arglistitemtype(0)
def last(items):
    return items[-1]


@specialize.ll()
def low(x):
    return x


@specialize.ll_and_arg(0)
def low_and_arg(kind, x):
    if kind == 1:
        return x
    return x


@specialize.call_location()
def here(x):
    return [x]


@specialize.ctr_location()
class Box(object):
    def __init__(self, value):
        self.value = value

    def get(self):
        return self.value


class Methods(object):
    base = 10

    @specialize.arg(1)
    def method(self, kind, x):
        if kind:
            return self.base + x
        return str(x)

    @staticmethod
    @specialize.argtype(0)
    def static(x):
        return [x, x]


@always_inline
def inlined(a, b=3, *rest):
    return a * b + len(rest)


@dont_inline
def not_inlined(a):
    return a - 1


@try_inline
def perhaps(a):
    if a > 100:
        raise ValueError('large: %d' % a)
    return a


@enforceargs(int, y=float, z=None)
def typed(x, y, z='z'):
    return x * y, z


@enforceargs(None, [int], typecheck=False)
def typed_list(a, b):
    return b


def default(x=NOT_CONSTANT):
    return 1 if x is NOT_CONSTANT else 2


def entry_point(argv):
    n = len(argv)
    print(table_of('squares')[n], table_of('plain')[n + 1], len(table_of('squares')))
    print(pick('int', n), pick('str', n), pick('list', n), pick_two('a', n, 5), pick_two('b', 'x', None))
    print(maybe(n, True), maybe(n, n == 1), maybe(1.5, False))
    print(show(n), show('s'), show(2.5), show(None), show([1, n]), pair(1, 'a'), pair('a', 2.5), pair(None, b'x'))
    print(last([1, 2]), last(['a', 'b']), last([1.5]), last([[n]]), low(5), low('x'), low_and_arg(1, n), low_and_arg(2, 'y'))
    print(here(1), here('a'), Box(1).get(), Box('text').get(), Box([2.5]).get())
    print(Methods().method(True, n), Methods().method(False, n), Methods.static(1), Methods.static('q'))
    print(inlined(n), inlined(n, 5), inlined(n, 5, 6, 7), not_inlined(n), perhaps(5))
    for k in [100, 101]:
        try:
            print(perhaps(k * n))
        except ValueError as e:
            print('ValueError', e)
    print(typed(2, 1.5), typed(n, 2.0, 'w'), typed_list('x', [1]), default(), default(5 if False else NOT_CONSTANT))
    print(likely(n == 1), unlikely(n == 1), likely(n > 7) or unlikely(n < 7), NonConstant(5) + n, NonConstant('ab') + 'c', NonConstant(2.5), NonConstant(True))
    print('yes' if NonConstant(False) else 'no', len(NonConstant([1, 2])), NonConstant((1, 'a')), NonConstant(None))
    if we_are_translated():
        total = n - 1
    else:
        total = 0
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
