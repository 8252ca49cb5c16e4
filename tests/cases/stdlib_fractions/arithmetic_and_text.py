from fractions import Fraction

THIRD = Fraction(1, 3)


def bernoulli(n):
    row = []
    for m in range(n + 1):
        row.append(Fraction(1, m + 1))
        for j in range(m, 0, -1):
            row[j - 1] = j * (row[j - 1] - row[j])
    return row[0]


def entry_point(argv):
    a, b = Fraction(3, 4), Fraction(-6, 8)
    print(a, b, repr(a), a + b, a - b, a * b, a / b, -a, abs(b), +b)
    print(a + 1, 2 - a, a * 2, 3 / a, 1 + b, a // b, a % Fraction(1, 2), a ** 3, a ** -2, Fraction(2) ** 0)
    print(a == Fraction(6, 8), a != b, a < 1, b <= a, a > Fraction(2, 3), 0 >= b, a == 0.75, Fraction(4, 2) == 2)
    print(Fraction('3/7'), Fraction(' -1.25 '), Fraction('2e-2'), Fraction(0.375), Fraction(), Fraction(a, b), Fraction(10, -4))
    print(THIRD + THIRD + THIRD, THIRD.numerator, THIRD.denominator, float(THIRD), int(Fraction(-7, 2)), round(Fraction(5, 2)), bool(Fraction(0)))
    print(sum([Fraction(1, n) for n in range(1, 8)], Fraction(0)), [str(bernoulli(n)) for n in range(0, 11, 2)])
    print(Fraction(3141592, 1000000).limit_denominator(1000), max(a, THIRD), sorted([a, b, THIRD]), {a: 'x'}[Fraction(75, 100)])
    print(a + 0.5, 1.5 * a, a.as_integer_ratio())
    for bad in ('x', '1/', '1.2.3', '', '1/-2'):
        try:
            Fraction(bad)
        except ValueError as e:
            print(e)
    try:
        Fraction(1, len(argv) - len(argv))
    except ZeroDivisionError as e:
        print(e)
    try:
        a / Fraction(0)
    except ZeroDivisionError:
        print('division by zero')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
