from rpython.rlib.objectmodel import specialize
from rpython.rlib.unroll import unrolling_iterable


class Op(object):
    def __init__(self, name, arity, f):
        self.name = name
        self.arity = arity
        self.f = f

    def _freeze_(self):
        return True


OPS = unrolling_iterable([
    Op('neg', 1, lambda a: -a),
    Op('add', 2, lambda a, b: a + b),
    Op('muladd', 3, lambda a, b, c: a * b + c),
])
KINDS = unrolling_iterable([int, str, float])
PAIRS = unrolling_iterable(list(enumerate(['zero', 'one', 'two'])))
EMPTY = unrolling_iterable([])


class A(object):
    size = 1


class B(A):
    size = 2


class C(B):
    size = 3


@specialize.memo()
def depth(cls):
    return len(cls.__mro__) - 1


@specialize.memo()
def names(cls, upper):
    text = '/'.join([c.__name__ for c in cls.__mro__[:-1]])
    return text.upper() if upper else text


def evaluate(name, args):
    for op in OPS:
        if op.name == name:
            if len(args) != op.arity:
                return 'wrong number for ' + op.name
            if op.arity == 1:
                return str(op.f(args[0]))
            elif op.arity == 2:
                return str(op.f(args[0], args[1]))
            else:
                return str(op.f(args[0], args[1], args[2]))
    return 'unknown ' + name


def convert(n):
    out = []
    for kind in KINDS:
        out.append(str(kind(n)))
    return out


def word(n):
    for i, text in PAIRS:
        if i == n:
            return text
    else:
        return 'many'


def none():
    for x in EMPTY:
        return x
    return 'empty'


def nested():
    total = 0
    for i, text in PAIRS:
        for op in OPS:
            if op.arity == i:
                continue
            total += len(text) * op.arity
        if i == 1:
            break
    return total


def entry_point(argv):
    for name, args in [('neg', [5]), ('add', [1, 2]), ('muladd', [2, 3, 4]), ('add', [1]), ('div', [1, 2])]:
        print(name, evaluate(name, args))
    print(convert(7), [word(n) for n in range(4)], none(), nested())
    for cls in [A, B, C]:
        print(depth(cls), names(cls, True), names(cls, len(argv) > 100), cls.size)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
