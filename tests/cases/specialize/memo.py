from rpython.rlib.objectmodel import specialize


class Op:
    def __init__(self, name, arity):
        self.name = name
        self.arity = arity

    def _freeze_(self):
        return True


ADD = Op('add', 2)
NEG = Op('neg', 1)
NOP = Op('nop', 0)

COMPUTED = []


@specialize.memo()
def describe(op):
    COMPUTED.append(op.name)
    return '%s/%d' % (op.name, op.arity)


class A:
    size = 4


class B(A):
    size = 8


@specialize.memo()
def size_of(cls):
    return cls.size * 10


@specialize.memo()
def both(op, flag):
    return op.arity * 2 if flag else -op.arity


def pick(n):
    if n == 0:
        return ADD
    if n == 1:
        return NEG
    return NOP


def pick_class(n):
    return A if n == 0 else B


def entry_point(argv):
    n = len(argv)
    for i in range(3):
        print(describe(pick(i)), both(pick(i), i == n))
    print(describe(ADD), size_of(pick_class(n)), size_of(A), size_of(pick_class(0)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
