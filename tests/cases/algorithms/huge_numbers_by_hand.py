class BigNat:
    """Natural numbers as lists of digits in base 10000, least first."""
    BASE = 10000

    def __init__(self, digits):
        while digits and digits[-1] == 0:
            digits.pop()
        self.digits = digits

    @classmethod
    def parse(cls, text):
        if not text.isdigit():
            raise ValueError(f'not a number: {text!r}')
        return cls([int(text[max(0, i - 4):i]) for i in range(len(text), 0, -4)])

    def __str__(self):
        if not self.digits:
            return '0'
        return str(self.digits[-1]) + ''.join(f'{d:04}' for d in reversed(self.digits[:-1]))

    def __add__(self, other):
        out, carry = [], 0
        for i in range(max(len(self.digits), len(other.digits))):
            carry += self.digits[i] if i < len(self.digits) else 0
            carry += other.digits[i] if i < len(other.digits) else 0
            out.append(carry % self.BASE)
            carry //= self.BASE
        return BigNat(out + [carry])

    def __sub__(self, other):
        if self < other:
            raise ArithmeticError(f'{self} - {other} is negative')
        out, borrow = [], 0
        for i, d in enumerate(self.digits):
            d -= borrow + (other.digits[i] if i < len(other.digits) else 0)
            borrow = int(d < 0)
            out.append(d % self.BASE)
        return BigNat(out)

    def __mul__(self, other):
        out = [0] * (len(self.digits) + len(other.digits) + 1)
        for i, a in enumerate(self.digits):
            carry = 0
            for j, b in enumerate(other.digits):
                carry += out[i + j] + a * b
                out[i + j] = carry % self.BASE
                carry //= self.BASE
            out[i + len(other.digits)] += carry
        return BigNat(out)

    def __pow__(self, n):
        result, base = BigNat([1]), self
        while n:
            if n & 1:
                result = result * base
            base = base * base
            n >>= 1
        return result

    def divmod_small(self, n):
        if n == 0:
            raise ZeroDivisionError(f'{self} / 0')
        out, r = [], 0
        for d in reversed(self.digits):
            q, r = divmod(r * self.BASE + d, n)
            out.append(q)
        return BigNat(out[::-1]), r

    def __lt__(self, other):
        return (len(self.digits), self.digits[::-1]) < (len(other.digits), other.digits[::-1])

    def __eq__(self, other):
        return self.digits == other.digits


def factorial(n):
    result = BigNat([1])
    for i in range(2, n + 1):
        result = result * BigNat([i])
    return result


def fibonacci(n):
    a, b = BigNat([]), BigNat([1])
    for _ in range(n):
        a, b = b, a + b
    return a


def digits_of_e(n):
    """A spigot."""
    a = [1] * (n + 10)
    out = '2.'
    for _ in range(n):
        carry = 0
        for i in range(len(a) - 1, -1, -1):
            carry, a[i] = divmod(a[i] * 10 + carry, i + 2)
        out += str(carry)
    return out


def entry_point(argv):
    a, b = BigNat.parse('123456789012345678901234567890'), BigNat.parse('987654321')
    print(a + b, a - b, a * b)
    print(a.divmod_small(97)[0], a.divmod_small(97)[1], b < a, a == a + BigNat([]), BigNat.parse('0000'))
    print(factorial(30), len(str(factorial(100))), sum(int(c) for c in str(factorial(100))))
    print(fibonacci(150), fibonacci(0), BigNat([2]) ** 100, BigNat([]) ** 0)
    print(digits_of_e(40))
    q, r = factorial(25).divmod_small(2025)
    print(q * BigNat([2025]) + BigNat([r]) == factorial(25))
    for attempt in (lambda: BigNat.parse('12x'), lambda: b - a, lambda: a.divmod_small(0)[0]):
        try:
            print(attempt())
        except ZeroDivisionError as e:
            print('ZeroDivisionError:', e)
        except ArithmeticError as e:
            print('ArithmeticError:', e)
        except ValueError as e:
            print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
