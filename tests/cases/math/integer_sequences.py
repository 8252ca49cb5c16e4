import math


def catalan(n):
    return math.comb(2 * n, n) // (n + 1)


def stirling(n, k):
    total = 0
    for j in range(k + 1):
        total += (-1) ** (k - j) * math.comb(k, j) * j ** n
    return total // math.factorial(k)


def totient(n):
    return len([k for k in range(1, n + 1) if math.gcd(n, k) == 1])


def pascal(rows):
    return [[math.comb(n, k) for k in range(n + 1)] for n in range(rows)]


def entry_point(argv):
    one = len(argv)
    print([catalan(n * one) for n in range(12)], [stirling(5, k) for k in range(6)], [totient(n) for n in range(1, 20)])
    print(pascal(6 * one), [math.perm(6, k) for k in range(8)], [math.factorial(n) for n in range(13)])
    print([math.isqrt(n) for n in range(0, 40, 3)], [n for n in range(200) if math.isqrt(n) ** 2 == n], math.isqrt(10 ** 18 * one - 1), math.isqrt(10 ** 18))
    print(math.gcd(2 ** 40 * one, 6 ** 20), math.lcm(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), math.gcd(*(12, 18, 24)), math.lcm(21, 6), math.prod(range(1, 11)), math.prod([0.5] * 3))
    print(sum([math.floor(x / 3) for x in range(10)]), [math.ceil(x / 3) for x in range(-4, 5)], [math.floor(x / 3) for x in range(-4, 5)], [round(x / 2) for x in range(-5, 6)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
