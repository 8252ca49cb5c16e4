import math


class Complex:
    def __init__(self, re, im=0.0):
        self.re = re
        self.im = im

    def __add__(self, other):
        return Complex(self.re + other.re, self.im + other.im)

    def __sub__(self, other):
        return Complex(self.re - other.re, self.im - other.im)

    def __mul__(self, other):
        return Complex(self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re)

    def __truediv__(self, other):
        d = other.re * other.re + other.im * other.im
        if d == 0.0:
            raise ZeroDivisionError('complex division by zero')
        return Complex((self.re * other.re + self.im * other.im) / d, (self.im * other.re - self.re * other.im) / d)

    def __neg__(self):
        return Complex(-self.re, -self.im)

    def __abs__(self):
        return math.hypot(self.re, self.im)

    def __eq__(self, other):
        return self.re == other.re and self.im == other.im

    def __str__(self):
        return '(%g%+gj)' % (self.re, self.im)

    def polar(self):
        return abs(self), math.atan2(self.im, self.re)

    def exp(self):
        r = math.exp(self.re)
        return Complex(r * math.cos(self.im), r * math.sin(self.im))

    def sqrt(self):
        r, phi = self.polar()
        return Complex(math.sqrt(r) * math.cos(phi / 2), math.sqrt(r) * math.sin(phi / 2))


def fft(xs):
    n = len(xs)
    if n == 1:
        return xs
    even = fft(xs[0::2])
    odd = fft(xs[1::2])
    out = [Complex(0.0)] * n
    for k in range(n // 2):
        t = Complex(0.0, -2 * math.pi * k / n).exp() * odd[k]
        out[k] = even[k] + t
        out[k + n // 2] = even[k] - t
    return out


def entry_point(argv):
    one = float(len(argv))
    a = Complex(1.5 * one, -2.0)
    b = Complex(-0.5, 3.0)
    print(a + b, a - b, a * b, a / b, -a, '%.9f' % abs(a), a == Complex(1.5, -2.0), a == b)
    print('%.9f %.9f' % a.polar(), Complex(0.0, 2.0 * one).sqrt(), '%.6f' % Complex(0.0, math.pi * one).exp().re)
    try:
        print(a / Complex(0.0))
    except ZeroDivisionError as e:
        print(e)
    spectrum = fft([Complex(float(i % 4)) for i in range(8)])
    print(' '.join(['%.4f' % abs(c) for c in spectrum]))
    count = 0
    for y in range(12):
        line = ''
        for x in range(32):
            c = Complex(x / 16.0 * one - 1.5, y / 5.0 - 1.1)
            z = Complex(0.0)
            i = 0
            while i < 30 and abs(z) <= 2.0:
                z = z * z + c
                i += 1
            line += '#' if i == 30 else '.'
            count += i
        print(line)
    print(count)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
