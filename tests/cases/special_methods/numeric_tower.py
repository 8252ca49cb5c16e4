class Frac:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError('Frac(%d, 0)' % n)
        if d < 0:
            n, d = -n, -d
        g = gcd(abs(n), d)
        self.n = n // g
        self.d = d // g

    def __repr__(self):
        return '%d/%d' % (self.n, self.d)

    def __add__(self, o):
        o = lift(o)
        return Frac(self.n * o.d + o.n * self.d, self.d * o.d)

    __radd__ = __add__

    def __sub__(self, o):
        return self + -lift(o)

    def __rsub__(self, o):
        return lift(o) - self

    def __neg__(self):
        return Frac(-self.n, self.d)

    def __mul__(self, o):
        o = lift(o)
        return Frac(self.n * o.n, self.d * o.d)

    __rmul__ = __mul__

    def __truediv__(self, o):
        o = lift(o)
        return Frac(self.n * o.d, self.d * o.n)

    def __rtruediv__(self, o):
        return lift(o) / self

    def __eq__(self, o):
        o = lift(o)
        return self.n == o.n and self.d == o.d

    def __lt__(self, o):
        o = lift(o)
        return self.n * o.d < o.n * self.d

    def __float__(self):
        return self.n / self.d

    def __int__(self):
        return self.n // self.d

    def __bool__(self):
        return self.n != 0

    def __abs__(self):
        return Frac(abs(self.n), self.d)

    def __hash__(self):
        return hash((self.n, self.d))


def lift(x):
    if isinstance(x, Frac):
        return x
    return Frac(x)


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def entry_point(argv):
    a = Frac(1, 2)
    b = Frac(3, -4)
    print(a + b, a - b, a * b, a / b, -a, abs(b))
    print(1 + a, 1 - a, 2 * a, 1 / a, a + 1, a / 2)
    print(a == Frac(2, 4), a == 1, Frac(4, 2) == 2, a < b, b < a, a < 1)
    print(float(a), int(Frac(7, 2)), bool(Frac(0)), bool(a))
    try:
        a / 0
    except ZeroDivisionError as e:
        print(e)
    x = a
    x += b
    x *= 4
    print(x, sum([a, a, b], Frac(0)), len({a, Frac(2, 4), b}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
