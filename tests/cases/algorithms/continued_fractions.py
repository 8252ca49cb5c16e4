from math import isqrt, gcd


def of_fraction(p, q):
    if q == 0:
        raise ZeroDivisionError('%d/0' % p)
    terms = []
    while q:
        a, r = divmod(p, q)
        terms.append(a)
        p, q = q, r
    return terms


def convergents(terms):
    h0, h1, k0, k1 = 0, 1, 1, 0
    for a in terms:
        h0, h1 = h1, a * h1 + h0
        k0, k1 = k1, a * k1 + k0
        yield h1, k1


def of_root(n):
    """The period of the square root of n."""
    a0 = isqrt(n)
    if a0 * a0 == n:
        return a0, []
    m, d, a = 0, 1, a0
    period = []
    while a != 2 * a0:
        m = d * a - m
        d = (n - m * m) // d
        a = (a0 + m) // d
        period.append(a)
    return a0, period


def pell(n):
    a0, period = of_root(n)
    if not period:
        return None
    terms = [a0] + period * 2
    for x, y in convergents(terms):
        if x * x - n * y * y == 1:
            return x, y


def stern_brocot(x, limit):
    path = ''
    a, b, c, d = 0, 1, 1, 0
    while b + d <= limit:
        m, n = a + c, b + d
        if abs(x - m / n) < 1e-9:
            break
        if x > m / n:
            a, b = m, n
            path += 'R'
        else:
            c, d = m, n
            path += 'L'
    return path, f'{a + c}/{b + d}'


def farey(n):
    a, b, c, d = 0, 1, 1, n
    out = ['0/1']
    while c <= n:
        k = (n + b) // d
        a, b, c, d = c, d, k * c - a, k * d - b
        out.append(f'{a}/{b}')
    return out


def egyptian(p, q):
    while p:
        d = -(-q // p)
        yield d
        p, q = p * d - q, q * d
        g = gcd(p, q)
        p //= g
        q //= g


def entry_point(argv):
    print(of_fraction(415, 93), of_fraction(-7, 3), of_fraction(0, 5))
    print(list(convergents([3, 7, 15, 1, 292])))
    for n in (2, 3, 7, 13, 16, 23, 61):
        print(n, of_root(n), pell(n))
    print(stern_brocot(3.141592653589793, 120), stern_brocot(0.375, 50))
    print(' '.join(farey(5)))
    print(list(egyptian(4, 13)), list(egyptian(1, 2)), list(egyptian(0, 3)))
    try:
        of_fraction(1, 0)
    except ZeroDivisionError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
