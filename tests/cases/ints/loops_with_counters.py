def digits_sum(n):
    total = 0
    n = abs(n)
    while n:
        n, d = divmod(n, 10)
        total += d
    return total


def reverse(n):
    sign = -1 if n < 0 else 1
    n = abs(n)
    result = 0
    while n > 0:
        result = result * 10 + n % 10
        n //= 10
    return sign * result


def roman(n):
    table = [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]
    out = ''
    for value, letters in table:
        while n >= value:
            out += letters
            n -= value
    return out


def egcd(a, b):
    if a == 0:
        return b, 0, 1
    g, y, x = egcd(b % a, a)
    return g, x - (b // a) * y, y


def isqrt(n):
    x = n
    y = (x + 1) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x


def entry_point(argv):
    one = len(argv)
    for n in [0, 7, -12, 1990, 9876543210, -120, 3999]:
        n *= one
        print(n, digits_sum(n), reverse(n), roman(n) if 0 < n < 4000 else '-', egcd(abs(n), 36), isqrt(abs(n)))
    perfect = []
    for n in range(2, 500):
        s = 1
        d = 2
        while d * d <= n:
            if n % d == 0:
                s += d
                if d != n // d:
                    s += n // d
            d += 1
        if s == n:
            perfect.append(n)
    print(perfect)
    x = 12345 * one
    for step in range(5):
        x = (x * 1103515245 + 12345) & 0x7fffffff
    print(x)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
