from math import gcd


class Fraction:
    __slots__ = ('n', 'd')

    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError(f'Fraction({n}, 0)')
        g = gcd(n, d)
        if d < 0:
            g = -g
        self.n, self.d = n // g, d // g

    @staticmethod
    def parse(text):
        text = text.strip()
        whole, _, rest = text.partition(' ')
        if rest and '/' in rest:
            part = Fraction.parse(rest)
            value = Fraction(int(whole))
            return value - part if whole.startswith('-') else value + part
        if '/' in text:
            n, _, d = text.partition('/')
            return Fraction(int(n), int(d))
        whole, _, digits = text.partition('.')
        value = Fraction(int(whole + digits), 10 ** len(digits))
        return value

    def __add__(self, o):
        return Fraction(self.n * o.d + o.n * self.d, self.d * o.d)

    def __sub__(self, o):
        return self + -o

    def __neg__(self):
        return Fraction(-self.n, self.d)

    def __mul__(self, o):
        return Fraction(self.n * o.n, self.d * o.d)

    def __truediv__(self, o):
        return Fraction(self.n * o.d, self.d * o.n)

    def __abs__(self):
        return Fraction(abs(self.n), self.d)

    def __eq__(self, o):
        return self.n == o.n and self.d == o.d

    def __lt__(self, o):
        return self.n * o.d < o.n * self.d

    def __hash__(self):
        return hash((self.n, self.d))

    def __bool__(self):
        return self.n != 0

    def __float__(self):
        return self.n / self.d

    def __str__(self):
        if self.d == 1:
            return str(self.n)
        whole, rest = divmod(abs(self.n), self.d)
        sign = '-' if self.n < 0 else ''
        return f'{sign}{whole} {rest}/{self.d}' if whole else f'{sign}{rest}/{self.d}'

    def decimal(self):
        """With the period in brackets."""
        whole, r = divmod(abs(self.n), self.d)
        digits, seen = '', {}
        while r and r not in seen:
            seen[r] = len(digits)
            q, r = divmod(r * 10, self.d)
            digits += str(q)
        if r:
            digits = digits[:seen[r]] + '(' + digits[seen[r]:] + ')'
        return ('-' if self.n < 0 else '') + str(whole) + ('.' + digits if digits else '')


UNITS = {'m': ('length', 1000), 'cm': ('length', 10), 'mm': ('length', 1), 'km': ('length', 1000000),
         's': ('time', 1), 'min': ('time', 60), 'h': ('time', 3600)}


def quantity(text):
    i = 0
    while i < len(text) and not text[i].isalpha():
        i += 1
    unit = text[i:]
    if unit not in UNITS:
        raise KeyError(unit)
    kind, factor = UNITS[unit]
    return Fraction.parse(text[:i]) * Fraction(factor), kind


def convert(text, unit):
    value, kind = quantity(text)
    if UNITS[unit][0] != kind:
        raise TypeError(f'{kind} into {UNITS[unit][0]}')
    return value / Fraction(UNITS[unit][1])


def entry_point(argv):
    a, b = Fraction.parse('1 1/2'), Fraction.parse('-0.75')
    print(a, b, a + b, a - b, a * b, a / b, -a, abs(b), a < b, float(b), bool(a - a))
    print([str(Fraction.parse(t)) for t in ('3', '6/4', '-2 1/3', '0.125', '10/-4', '2.50')])
    print([Fraction(1, n).decimal() for n in (2, 3, 6, 7, 8, 12, 28)], Fraction(-22, 7).decimal(), Fraction(4).decimal())
    total = Fraction(0)
    for n in range(1, 11):
        total += Fraction(1, n)
    print(total.n, total.d, len({Fraction(1, 2), Fraction(2, 4), Fraction(1, 3)}), max([a, b, total]))
    for text, unit in (('2.5km', 'm'), ('90min', 'h'), ('3 1/2cm', 'mm'), ('100s', 'min'), ('5kg', 'm'), ('1h', 'km'), ('1/0m', 'cm'), ('xm', 'm'), ('1m', 'lb')):
        try:
            print(text, '=', convert(text, unit), unit)
        except KeyError as e:
            print('unknown unit', e)
        except (TypeError, ZeroDivisionError, ValueError) as e:
            print(text, type(e).__name__)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
