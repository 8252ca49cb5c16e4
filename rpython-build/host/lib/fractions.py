"""Rational numbers, whose parts are integers of the machine.

What does not fit raises where it does in the program's own files.
"""

from math import gcd

__overflow__ = True


def _parse(text):
    """The parts of `3/4`, `-2`, `1.25e-1`."""
    rest = text.strip()
    negative = rest.startswith("-")
    if rest[:1] in ("+", "-"):
        rest = rest[1:]
    number, slash, below = rest.partition("/")
    exponent = 0
    if not slash:
        at = max(number.find("e"), number.find("E"))
        if at >= 0:
            sign = 1
            digits = number[at + 1:]
            if digits[:1] in ("+", "-"):
                sign = -1 if digits[0] == "-" else 1
                digits = digits[1:]
            if not digits.isdigit():
                raise ValueError("Invalid literal for Fraction: " + repr(text))
            exponent = sign * int(digits)
            number = number[:at]
    whole, dot, decimals = number.partition(".")
    if slash and (dot or not below.isdigit()) or not (whole + decimals).isdigit():
        raise ValueError("Invalid literal for Fraction: " + repr(text))
    top = int(whole + decimals)
    bottom = int(below) if slash else 10 ** len(decimals)
    if exponent > 0:
        top *= 10 ** exponent
    elif exponent < 0:
        bottom *= 10 ** -exponent
    return -top if negative else top, bottom


def _ratio(value):
    """Both parts of a number of any type."""
    if isinstance(value, Fraction):
        return value.numerator, value.denominator
    if isinstance(value, str):
        return _parse(value)
    if isinstance(value, float):
        return value.as_integer_ratio()
    return int(value), 1


_ratio._annspecialcase_ = "specialize:argtype(0)"


def _reduced(top, bottom):
    if bottom == 0:
        raise ZeroDivisionError("Fraction(" + str(top) + ", 0)")
    common = gcd(top, bottom)
    if bottom < 0:
        common = -common
    made = Fraction()
    made.numerator = top // common
    made.denominator = bottom // common
    return made


class Fraction:
    """A fraction in lowest terms, with a positive denominator."""

    def __init__(self, numerator=0, denominator=None):
        a, b = _ratio(numerator)
        if denominator is not None:
            c, d = _ratio(denominator)
            if c == 0:
                raise ZeroDivisionError("Fraction(" + str(a) + ", 0)")
            a, b = a * d, b * c
        elif b == 0:
            raise ZeroDivisionError("Fraction(" + str(a) + ", 0)")
        common = gcd(a, b)
        if b < 0:
            common = -common
        self.numerator = a // common
        self.denominator = b // common

    def limit_denominator(self, max_denominator=1000000):
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self.denominator <= max_denominator:
            return _reduced(self.numerator, self.denominator)
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self.numerator, self.denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        one = _reduced(p0 + k * p1, q0 + k * q1)
        two = _reduced(p1, q1)
        return two if abs(two - self) <= abs(one - self) else one

    def is_integer(self):
        return self.denominator == 1

    def as_integer_ratio(self):
        return (self.numerator, self.denominator)

    def __repr__(self):
        return "Fraction(" + str(self.numerator) + ", " + str(self.denominator) + ")"

    def __str__(self):
        if self.denominator == 1:
            return str(self.numerator)
        return str(self.numerator) + "/" + str(self.denominator)

    def __add__(self, other):
        if isinstance(other, float):
            return float(self) + other
        a, b = _ratio(other)
        return _reduced(self.numerator * b + a * self.denominator, self.denominator * b)

    def __radd__(self, other):
        return self + other

    def __sub__(self, other):
        if isinstance(other, float):
            return float(self) - other
        a, b = _ratio(other)
        return _reduced(self.numerator * b - a * self.denominator, self.denominator * b)

    def __rsub__(self, other):
        if isinstance(other, float):
            return other - float(self)
        a, b = _ratio(other)
        return _reduced(a * self.denominator - self.numerator * b, self.denominator * b)

    def __mul__(self, other):
        if isinstance(other, float):
            return float(self) * other
        a, b = _ratio(other)
        return _reduced(self.numerator * a, self.denominator * b)

    def __rmul__(self, other):
        return self * other

    def __truediv__(self, other):
        if isinstance(other, float):
            return float(self) / other
        a, b = _ratio(other)
        return _reduced(self.numerator * b, self.denominator * a)

    def __rtruediv__(self, other):
        if isinstance(other, float):
            return other / float(self)
        a, b = _ratio(other)
        return _reduced(a * self.denominator, b * self.numerator)

    def __floordiv__(self, other):
        a, b = _ratio(other)
        return (self.numerator * b) // (self.denominator * a)

    def __mod__(self, other):
        a, b = _ratio(other)
        return _reduced((self.numerator * b) % (self.denominator * a), self.denominator * b)

    def __pow__(self, power):
        if power >= 0:
            return _reduced(self.numerator ** power, self.denominator ** power)
        return _reduced(self.denominator ** -power, self.numerator ** -power)

    def __neg__(self):
        return _reduced(-self.numerator, self.denominator)

    def __pos__(self):
        return _reduced(self.numerator, self.denominator)

    def __abs__(self):
        return _reduced(abs(self.numerator), self.denominator)

    def __bool__(self):
        return self.numerator != 0

    def __int__(self):
        if self.numerator < 0:
            return -(-self.numerator // self.denominator)
        return self.numerator // self.denominator

    def __trunc__(self):
        return int(self)

    def __floor__(self):
        return self.numerator // self.denominator

    def __ceil__(self):
        return -(-self.numerator // self.denominator)

    def __float__(self):
        return self.numerator / self.denominator

    def __round__(self):
        floor, rest = divmod(self.numerator, self.denominator)
        if rest * 2 < self.denominator:
            return floor
        if rest * 2 > self.denominator or floor % 2 == 1:
            return floor + 1
        return floor

    def __hash__(self):
        if self.denominator == 1:
            return hash(self.numerator)
        return hash((self.numerator, self.denominator))

    def __eq__(self, other):
        if isinstance(other, Fraction):
            return self.numerator == other.numerator and self.denominator == other.denominator
        if isinstance(other, int):
            return self.denominator == 1 and self.numerator == other
        if isinstance(other, float):
            return float(self) == other
        return NotImplemented

    def __lt__(self, other):
        if isinstance(other, float):
            return float(self) < other
        a, b = _ratio(other)
        return self.numerator * b < a * self.denominator

    def __le__(self, other):
        if isinstance(other, float):
            return float(self) <= other
        a, b = _ratio(other)
        return self.numerator * b <= a * self.denominator

    def __gt__(self, other):
        if isinstance(other, float):
            return float(self) > other
        a, b = _ratio(other)
        return self.numerator * b > a * self.denominator

    def __ge__(self, other):
        if isinstance(other, float):
            return float(self) >= other
        a, b = _ratio(other)
        return self.numerator * b >= a * self.denominator
