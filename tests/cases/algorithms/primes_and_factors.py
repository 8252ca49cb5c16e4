from typing import Dict, Iterator, List


def sieve(limit: int) -> List[int]:
    flags = [True] * (limit + 1)
    flags[0:2] = [False] * min(2, limit + 1)
    p = 2
    while p * p <= limit:
        if flags[p]:
            flags[p * p::p] = [False] * len(range(p * p, limit + 1, p))
        p += 1
    return [n for n, prime in enumerate(flags) if prime]


def factorize(n: int) -> Dict[int, int]:
    if n < 1:
        raise ValueError(f'cannot factorize {n}')
    result: Dict[int, int] = {}
    d = 2
    while d * d <= n:
        while n % d == 0:
            result[d] = result.get(d, 0) + 1
            n //= d
        d += 1 if d == 2 else 2
    if n > 1:
        result[n] = result.get(n, 0) + 1
    return result


def show(factors: Dict[int, int]) -> str:
    return ' * '.join(str(p) if e == 1 else f'{p}^{e}' for p, e in factors.items()) or '1'


def divisors(n: int) -> List[int]:
    result = [1]
    for p, e in factorize(n).items():
        result = [d * p ** k for d in result for k in range(e + 1)]
    return sorted(result)


def totient(n: int) -> int:
    for p in factorize(n):
        n -= n // p
    return n


def moebius(n: int) -> int:
    exponents = factorize(n).values()
    if any(e > 1 for e in exponents):
        return 0
    return -1 if len(exponents) % 2 else 1


def goldbach(n: int) -> Iterator[str]:
    primes = set(sieve(n))
    for p in sorted(primes):
        if p <= n - p and n - p in primes:
            yield f'{p}+{n - p}'


def entry_point(argv):
    print(sieve(50), sieve(0), sieve(1), sieve(2), len(sieve(1000)))
    for n in (1, 2, 97, 360, 1001, 65536, 999983 * 2):
        print(n, '=', show(factorize(n)), totient(n), moebius(n), len(divisors(n)))
    print(divisors(60))
    print(list(goldbach(48)), list(goldbach(11)))
    print([n for n in range(2, 500) if sum(divisors(n)) == 2 * n])
    for bad in (0, -6):
        try:
            factorize(bad)
        except ValueError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
