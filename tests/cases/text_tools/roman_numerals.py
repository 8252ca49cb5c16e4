class RomanError(ValueError):
    pass


VALUES = [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'),
          (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]


def to_roman(n):
    if not 0 < n < 4000:
        raise RomanError(f'{n} has no numeral')
    out = ''
    for value, text in VALUES:
        count, n = divmod(n, value)
        out += text * count
    return out


def from_roman(text, strict=True):
    digits = {s: v for v, s in VALUES if len(s) == 1}
    total = 0
    previous = 0
    for c in reversed(text.upper()):
        try:
            value = digits[c]
        except KeyError:
            raise RomanError(f'{c!r} in {text!r}') from None
        total += -value if value < previous else value
        previous = max(previous, value)
    if strict and (total == 0 or to_roman(total) != text.upper()):
        raise RomanError(f'{text!r} should be {to_roman(total) if 0 < total < 4000 else "something"}')
    return total


class Roman:
    def __init__(self, value):
        self.n = value if isinstance(value, int) else 0

    @classmethod
    def parse(cls, text):
        return cls(from_roman(text))

    def __add__(self, other):
        return Roman(self.n + other.n)

    def __sub__(self, other):
        return Roman(self.n - other.n)

    def __mul__(self, times):
        return Roman(self.n * times)

    def __lt__(self, other):
        return self.n < other.n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return hash(self.n)

    def __str__(self):
        return to_roman(self.n)

    def __repr__(self):
        return f'Roman({self.n})'

    def __format__(self, spec):
        return format(str(self), spec)


def entry_point(argv):
    print([to_roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2026, 3999)])
    print(all(from_roman(to_roman(n)) == n for n in range(1, 4000)), max(range(1, 4000), key=lambda n: len(to_roman(n))))
    print(from_roman('mcmxciv'), from_roman('IIII', strict=False), from_roman('', strict=False))
    for bad in ('IIII', 'VX', 'ABC', '', 'IM', 'MMMM'):
        try:
            print(from_roman(bad))
        except RomanError as e:
            print('RomanError:', e)
    a, b = Roman.parse('XIV'), Roman.parse('VI')
    print(a + b, a - b, a * 3, b < a, a == Roman(14), sorted([a, b, Roman(1)]), len({a, Roman(14), b}))
    print(f'[{a:>6}] [{b:<5}] [{a + b:^8}]')
    for attempt in [lambda: b - a, lambda: a - a, lambda: a * 300]:
        try:
            print(attempt())
        except RomanError as e:
            print('RomanError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
