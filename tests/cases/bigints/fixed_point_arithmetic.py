from rpython.rlib.rbigint import rbigint


class Fixed(object):
    """A number with so many decimal places."""
    PLACES = 50
    UNIT = rbigint.fromint(10).int_pow(50)

    def __init__(self, value):
        self.value = value

    @staticmethod
    def of(n):
        return Fixed(rbigint.fromint(n).mul(Fixed.UNIT))

    def __add__(self, other):
        return Fixed(self.value.add(other.value))

    def __sub__(self, other):
        return Fixed(self.value.sub(other.value))

    def __mul__(self, other):
        return Fixed(self.value.mul(other.value).floordiv(Fixed.UNIT))

    def __truediv__(self, other):
        return Fixed(self.value.mul(Fixed.UNIT).floordiv(other.value))

    def is_zero(self):
        return not self.value.tobool()

    def sqrt(self):
        return Fixed(self.value.mul(Fixed.UNIT).isqrt())

    def text(self, places):
        digits = self.value.abs().str()
        if len(digits) <= Fixed.PLACES:
            digits = '0' * (Fixed.PLACES + 1 - len(digits)) + digits
        sign = '-' if self.value.get_sign() < 0 else ''
        split = len(digits) - Fixed.PLACES
        return '%s%s.%s' % (sign, digits[:split], digits[split:split + places])


def exp(x):
    total = Fixed.of(1)
    term = Fixed.of(1)
    n = 1
    while not term.is_zero():
        term = term * x / Fixed.of(n)
        total = total + term
        n += 1
    return total


def arctan_inverse(n):
    x = Fixed.of(1) / Fixed.of(n)
    square = Fixed.of(n * n)
    total = x
    k = 3
    sign = -1
    while not x.is_zero():
        x = x / square
        term = x / Fixed.of(k)
        total = total + term if sign > 0 else total - term
        sign = -sign
        k += 2
    return total


def entry_point(argv):
    n = len(argv)
    print(exp(Fixed.of(n)).text(45), Fixed.of(2 * n).sqrt().text(45), (Fixed.of(1) / Fixed.of(7 * n)).text(20))
    pi = Fixed.of(16) * arctan_inverse(5) - Fixed.of(4) * arctan_inverse(239)
    print(pi.text(44), (Fixed.of(1) - pi).text(10), (pi * pi).text(30))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
