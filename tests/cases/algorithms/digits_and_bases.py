DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'


class BaseError(ValueError):
    pass


def to_base(n, base):
    if not 2 <= base <= 36:
        raise BaseError(f'base {base}')
    if n == 0:
        return '0'
    sign, n = ('-', -n) if n < 0 else ('', n)
    out = ''
    while n:
        n, d = divmod(n, base)
        out = DIGITS[d] + out
    return sign + out


def from_base(text, base):
    value = 0
    body = text.lstrip('-')
    for c in body.lower():
        d = DIGITS.find(c)
        if d < 0 or d >= base:
            raise BaseError(f'{c!r} is no digit in base {base}')
        value = value * base + d
    return -value if text.startswith('-') else value


def balanced_ternary(n):
    out = []
    while n:
        r = n % 3
        n //= 3
        if r == 2:
            r = -1
            n += 1
        out.append('T01'[r + 1])
    return ''.join(reversed(out)) or '0'


def negabinary(n):
    out = ''
    while n:
        n, r = divmod(n, -2)
        if r < 0:
            n, r = n + 1, r + 2
        out = str(r) + out
    return out or '0'


def happy(n):
    seen = set()
    while n != 1 and n not in seen:
        seen.add(n)
        n = sum(int(d) ** 2 for d in str(n))
    return n == 1


def kaprekar(n):
    steps = []
    while n != 6174:
        digits = sorted(f'{n:04}')
        if digits[0] == digits[3]:
            raise ValueError(f'{n:04} has one digit only')
        n = int(''.join(reversed(digits))) - int(''.join(digits))
        steps.append(n)
    return steps


def collatz(n):
    while True:
        yield n
        if n == 1:
            return
        n = 3 * n + 1 if n % 2 else n // 2


def luhn(number):
    digits = [int(c) for c in number if c.isdigit()]
    total = sum(digits[-1::-2]) + sum(sum(divmod(2 * d, 10)) for d in digits[-2::-2])
    return total % 10 == 0


def entry_point(argv):
    for n in (0, 255, -255, 1000000007, 35):
        print([to_base(n, b) for b in (2, 8, 16, 36)], all(from_base(to_base(n, b), b) == n for b in range(2, 37)))
    print([balanced_ternary(n) for n in (-5, 0, 1, 8, 100)], [negabinary(n) for n in (-3, 0, 6, 7)])
    print([n for n in range(1, 50) if happy(n)], kaprekar(3524), list(collatz(13)))
    print(luhn('4539 1488 0343 6467'), luhn('8273 1232 7352 0569'))
    for attempt in (lambda: to_base(5, 1), lambda: str(from_base('12a', 10)), lambda: str(kaprekar(1111))):
        try:
            print(attempt())
        except BaseError as e:
            print('BaseError:', e)
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
