from rpython.rlib.objectmodel import specialize, always_inline, dont_inline, not_rpython, enforceargs, newlist_hint
from rpython.rlib.unroll import unrolling_iterable
from rpython.rlib.signature import signature
from rpython.rlib import types


@specialize.memo()
def table_for(name):
    return {'a': [1, 2], 'b': [3]}[name]


@specialize.memo()
def pick(flag, n):
    return ('yes' if flag else 'no') + str(n)


@specialize.arg(0)
def apply(f, x):
    return f(x)


@specialize.argtype(0)
def show(x):
    return '<' + str(x) + '>'


@specialize.argtype(0, 1)
def pair(a, b):
    return str(a) + '&' + str(b)


@specialize.arg_or_var(0)
def maybe(n):
    return n + 1


@specialize.arglistitemtype(0)
def total(xs):
    s = ''
    for x in xs:
        s += str(x)
    return s


@specialize.call_location()
def fresh():
    return []


@specialize.ll()
def ident(x):
    return x


class Box(object):
    _mixin_ = False

    @specialize.argtype(1)
    def __init__(self, v):
        self.text = str(v)

    @specialize.arg(1)
    def get(self, which):
        if which == 'text':
            return self.text
        return len(self.text)


@specialize.ctr_location()
class Cell(object):
    def __init__(self, v):
        self.v = v


@enforceargs(int, str)
def enforced(n, s):
    return s * n


@signature(types.int(), returns=types.str())
def signed(n):
    return str(n)


@always_inline
def inlined(x):
    return x * 2


@dont_inline
def kept(x):
    return x * 3


@not_rpython
def never():
    return eval('1')


def double(x):
    return x * 2


FIELDS = unrolling_iterable([('a', 1), ('b', 2.5), ('c', 'text')])
OPS = unrolling_iterable(['add', 'sub', 'mul'])


class Ops:
    def op_add(self, a, b):
        return a + b

    def op_sub(self, a, b):
        return a - b

    def op_mul(self, a, b):
        return a * b


def dispatch(name, a, b):
    ops = Ops()
    for op in OPS:
        if op == name:
            return getattr(ops, 'op_' + op)(a, b)
    return -1


def entry_point(argv):
    print(table_for('a'), table_for('b'))
    print(pick(True, 1), pick(False, 2), pick(len(argv) > 100, 1))
    print(apply(double, 4), apply(str, 5), apply(len, 'abc'))
    print(show(1), show('s'), show(2.5), pair(1, 'x'), pair('y', 2.5))
    print(maybe(3), maybe(len(argv)))
    print(total([1, 2]), total(['a', 'b']), total([1.5]))
    a = fresh()
    b = fresh()
    a.append(1)
    b.append('x')
    print(a, b, ident(3), ident('i'))
    print(Box(5).get('text'), Box('abc').get('len'), Box(1.5).get('text'))
    print(Cell(1).v + 1, Cell('s').v + 't')
    print(enforced(2, 'ab'), signed(7), inlined(4), kept(4))
    for name, value in FIELDS:
        print(name, value)
    for name in ['add', 'sub', 'mul', 'pow']:
        print(dispatch(name, 7, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
