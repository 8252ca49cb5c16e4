def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def is_prime(n):
    if n < 2:
        return False
    for p in (2, 3, 5, 7, 11, 13):
        if n % p == 0:
            return n == p
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in (2, 3, 5, 7):
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def rho(n, c=1):
    if n % 2 == 0:
        return 2
    x = y = 2
    d = 1
    while d == 1:
        x = (x * x + c) % n
        y = (y * y + c) % n
        y = (y * y + c) % n
        d = gcd(x - y, n)
    return d if d != n else rho(n, c + 1)


def factors(n):
    if n == 1:
        return []
    if is_prime(n):
        return [n]
    d = rho(n)
    return sorted(factors(d) + factors(n // d))


def fermat(n):
    if n % 2 == 0 or n < 3:
        raise ValueError('odd numbers above 1 only: %d' % n)
    a = 1
    while a * a < n:
        a += 1
    steps = 0
    while True:
        b2 = a * a - n
        b = int(b2 ** 0.5)
        while b * b < b2:
            b += 1
        if b * b == b2:
            return a - b, a + b, steps
        a += 1
        steps += 1


def entry_point(argv):
    print([n for n in range(60) if is_prime(n)])
    carmichael = [561, 1105, 1729, 2465, 2821, 6601]
    print([is_prime(n) for n in carmichael], [pow(2, n - 1, n) == 1 for n in carmichael])
    print(is_prime(2147483647), is_prime(2147483649), is_prime(1000003), is_prime(-7))
    for n in (1, 2, 64, 8051, 455459, 1000001, 600851475):
        print(n, factors(n))
    print(fermat(5959), fermat(9), fermat(97))
    for bad in (10, 1):
        try:
            fermat(bad)
        except ValueError as e:
            print('error:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
