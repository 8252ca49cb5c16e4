from rpython.rlib.unroll import unrolling_iterable
from rpython.rlib.objectmodel import specialize

FIELDS = unrolling_iterable(['x', 'y', 'z'])
OPS = unrolling_iterable([('add', lambda a, b: a + b), ('sub', lambda a, b: a - b), ('mul', lambda a, b: a * b)])
NUMBERS = unrolling_iterable(range(4))


class Vec:
    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z


def dot(a, b):
    total = 0
    for name in FIELDS:
        total += getattr(a, name) * getattr(b, name)
    return total


def scale(v, k):
    for name in FIELDS:
        setattr(v, name, getattr(v, name) * k)


def compute(op, a, b):
    for name, func in OPS:
        if name == op:
            return func(a, b)
    return -1


@specialize.arg(0)
def typed(kind, x):
    if kind == 'int':
        return x + 1
    else:
        return x + '!'


def digits(n):
    out = []
    for i in NUMBERS:
        if i == n:
            continue
        if i > 2:
            break
        out.append(i)
    return out


def entry_point(argv):
    n = len(argv)
    v = Vec(1, 2, n)
    print(dot(v, Vec(4, 5, 6)))
    scale(v, 10)
    print(v.x, v.y, v.z)
    print(compute('add', 5, n), compute('sub', 5, n), compute('mul', 5, 3), compute('pow', 1, 1))
    print(typed('int', n), typed('str', 'a'))
    print(digits(1), digits(9))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
