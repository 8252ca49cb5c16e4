from functools import partial, reduce


def power(base, exp, mod=0):
    r = 1
    for i in range(exp):
        r *= base
    if mod:
        r %= mod
    return r


class P:
    def __init__(self, k):
        self.k = k

    def mul(self, x, y):
        return self.k * x + y


def entry_point(argv):
    n = len(argv) + 1
    square = lambda x: power(x, 2)
    two = partial(power, n)
    print(square(5), two(10), two(3, mod=3), partial(power, 3, 4)())
    m = partial(P(n).mul, 10)
    print(m(1), m(y=2))
    fs = [partial(power, i) for i in range(4)]
    print([f(2) for f in fs])
    print(reduce(lambda a, b: a * n + b, [1, 2, 3]), reduce(lambda a, b: a + b, [1, 2], 100))
    nested = partial(partial(power, 2), 5)
    print(nested(), nested(mod=7))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
