MASK = (1 << 31) - 1


class Matrix2:
    __slots__ = ('a', 'b', 'c', 'd')

    def __init__(self, a, b, c, d):
        self.a, self.b, self.c, self.d = a, b, c, d

    def __matmul__(self, o):
        return Matrix2((self.a * o.a + self.b * o.c) & MASK, (self.a * o.b + self.b * o.d) & MASK,
                       (self.c * o.a + self.d * o.c) & MASK, (self.c * o.b + self.d * o.d) & MASK)

    def __pow__(self, n):
        if n < 0:
            raise ValueError('negative power')
        result, base = Matrix2(1, 0, 0, 1), self
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result

    def __eq__(self, other):
        return (self.a, self.b, self.c, self.d) == (other.a, other.b, other.c, other.d)

    def __repr__(self):
        return f'[{self.a} {self.b}; {self.c} {self.d}]'


def fib_iterative():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def fib_doubling(n):
    if n == 0:
        return 0, 1
    a, b = fib_doubling(n >> 1)
    c = a * (2 * b - a)
    d = a * a + b * b
    return (d, c + d) if n & 1 else (c, d)


def zeckendorf(n):
    parts = []
    fibs = []
    for f in fib_iterative():
        if f > n:
            break
        if f > 0:
            fibs.append(f)
    for f in reversed(fibs):
        if f <= n:
            parts.append(f)
            n -= f
    return parts


def pisano(m):
    a, b = 0, 1
    for i in range(1, 6 * m + 2):
        a, b = b, (a + b) % m
        if (a, b) == (0, 1 % m):
            return i
    raise AssertionError('unreachable')


def entry_point(argv):
    f = Matrix2(1, 1, 1, 0)
    g = fib_iterative()
    print([next(g) for _ in range(15)])
    print(f ** 10, (f ** 40).b, fib_doubling(40)[0], (f ** 0) == Matrix2(1, 0, 0, 1))
    print((f ** 1000000000000).b)
    print(fib_doubling(90))
    print(zeckendorf(100), zeckendorf(1), zeckendorf(0))
    print([pisano(m) for m in (1, 2, 3, 5, 10, 100)])
    try:
        f ** -1
    except ValueError as e:
        print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
