from rpython.rlib.objectmodel import specialize


@specialize.arg(1)
def mangle(x, chain):
    if chain:
        return mangle(x, chain[1:])
    return x - 0.5


@specialize.arg(0)
def applied(functions, x):
    if len(functions) == 0:
        return x
    return applied(functions[1:], functions[0](x))


@specialize.arg(1)
def counted(n, shape):
    if len(shape) > 3:
        return n * 100 + len(shape)
    return counted(n + 1, shape + (n_of(shape),))


@specialize.arg(0)
def n_of(shape):
    return 7


@specialize.arg(1)
def repeated(n, shape):
    return n + sum_of(shape * 2)


@specialize.arg(0)
def sum_of(shape):
    if not shape:
        return 0
    return shape[-1] + sum_of(shape[:-1])


@specialize.arg(0)
def starred(shape, *more):
    return sum_of((*shape, 1)) + len(more)


def add_one(x):
    return x + 1


def halved(x):
    return x / 2


@specialize.arg(0)
def reversed_sum(shape):
    return sum_of(shape[::-1]) if shape else -1


def entry_point(argv):
    n = len(argv)
    print(mangle(n, (1, 1)), mangle(n, ()), applied((add_one, halved, str), n))
    print(counted(n, (1,)), repeated(n, (1, 2)), starred((4, 5), n, n), reversed_sum((1, 2, 3)), reversed_sum(()))
    return 0
