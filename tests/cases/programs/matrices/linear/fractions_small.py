class Fraction:
    def __init__(self, num, den):
        if den == 0:
            raise ZeroDivisionError('%d/0' % num)
        if den < 0:
            num, den = -num, -den
        g = gcd(abs(num), den)
        self.num = num // g
        self.den = den // g

    def __add__(self, other):
        return Fraction(self.num * other.den + other.num * self.den, self.den * other.den)

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        return Fraction(self.num * other.num, self.den * other.den)

    def __truediv__(self, other):
        return Fraction(self.num * other.den, self.den * other.num)

    def __neg__(self):
        return Fraction(-self.num, self.den)

    def __eq__(self, other):
        return self.num == other.num and self.den == other.den

    def __bool__(self):
        return self.num != 0

    def __str__(self):
        return str(self.num) if self.den == 1 else '%d/%d' % (self.num, self.den)

    def times_identity(self, n):
        from .matrix import Matrix
        rows = [[Fraction(0, 1)] * n for _ in range(n)]
        for k in range(n):
            rows[k][k] = self
        return Matrix(rows)


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a or 1


ZERO = Fraction(0, 1)
ONE = Fraction(1, 1)
