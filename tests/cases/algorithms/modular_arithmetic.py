def egcd(a, b):
    x0, y0, x1, y1 = 1, 0, 0, 1
    while b:
        q = a // b
        a, b = b, a - q * b
        x0, x1 = x1, x0 - q * x1
        y0, y1 = y1, y0 - q * y1
    return a, x0, y0


def inverse(a, m):
    g, x, _ = egcd(a % m, m)
    if g != 1:
        raise ZeroDivisionError(f'{a} has no inverse modulo {m} (gcd {g})')
    return x % m


def power(base, exponent, modulus):
    if exponent < 0:
        return power(inverse(base, modulus), -exponent, modulus)
    result = 1 % modulus
    base %= modulus
    while exponent:
        if exponent & 1:
            result = result * base % modulus
        base = base * base % modulus
        exponent >>= 1
    return result


def crt(remainders, moduli):
    r, m = 0, 1
    for ri, mi in zip(remainders, moduli):
        g, p, _ = egcd(m, mi)
        if (ri - r) % g:
            return None
        lcm = m // g * mi
        r = (r + (ri - r) // g * p % (mi // g) * m) % lcm
        m = lcm
    return r, m


def discrete_log(base, value, p):
    """Baby-step giant-step."""
    n = 1
    while n * n < p:
        n += 1
    table = {}
    e = 1
    for i in range(n):
        table.setdefault(e, i)
        e = e * base % p
    factor = power(base, -n, p)
    gamma = value
    for i in range(n):
        if gamma in table:
            return i * n + table[gamma]
        gamma = gamma * factor % p
    raise LookupError('no logarithm of %d to base %d modulo %d' % (value, base, p))


def entry_point(argv):
    print(egcd(240, 46), egcd(0, 5), egcd(17, 0))
    print([inverse(a, 11) for a in range(1, 11)])
    print(power(2, 100, 1000007), power(3, 0, 1), power(7, -3, 31), pow(2, 100, 1000007))
    print(crt([2, 3, 2], [3, 5, 7]), crt([1, 3], [4, 6]), crt([1, 2], [4, 6]), crt([], []))
    print(discrete_log(2, 33, 59), discrete_log(3, 13, 17))
    for f in (lambda: inverse(6, 9), lambda: discrete_log(4, 3, 7)):
        try:
            print(f())
        except (ZeroDivisionError, LookupError) as e:
            print(type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
