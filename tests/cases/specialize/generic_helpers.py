from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rlib.unroll import unrolling_iterable


class Stack:
    def __init__(self):
        self.items = []


@specialize.argtype(0)
def describe(x):
    if isinstance(x, int):
        return 'int %d' % x
    elif isinstance(x, str):
        return 'str ' + x
    return 'other'


@specialize.arg(1)
def convert(text, kind):
    if kind == 'int':
        return int(text)
    elif kind == 'len':
        return len(text)
    else:
        return -1


@specialize.arg(0)
def make(cls, n):
    return cls(n)


class A:
    def __init__(self, n):
        self.n = n

    def show(self):
        return 'A%d' % self.n


class B:
    def __init__(self, n):
        self.m = n * 2

    def show(self):
        return 'B%d' % self.m


@specialize.memo()
def name_of(cls):
    return cls.__name__.lower()


@specialize.arglistitemtype(0)
def join(xs):
    return '+'.join([str(x) for x in xs])


@specialize.call_location()
def fresh():
    return []


@specialize.arg_or_var(1)
def power(x, n):
    out = 1
    for i in range(n):
        out *= x
    return out


def identity(x):
    return x


def pair(a, b):
    return a, b


def largest(xs):
    best = xs[0]
    for x in xs:
        if x > best:
            best = x
    return best


def entry_point(argv):
    n = len(argv)
    print(describe(n), describe('s'), convert('12', 'int'), convert('12', 'len'))
    print(make(A, n).show(), make(B, n).show(), name_of(A if n else B), name_of(B))
    print(join([1, 2]), join(['a', 'b']), join([1.5]))
    ints = fresh()
    texts = fresh()
    ints.append(n)
    texts.append('t')
    print(ints, texts, power(2, 5), power(2, n + 2))
    print(identity(n) + 1, identity('x') + 'y', identity([n]), identity(2.5) * 2)
    print(pair(1, 'a'), pair('b', 2.5), pair([1], None))
    print(largest([1, 3, 2]), largest(['b', 'c']), largest([0.5, 0.25]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
