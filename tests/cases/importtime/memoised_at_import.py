"""Results of recursive, memoised and generator functions at import time are constants afterwards;
the same functions work in translated code."""

CACHE = {}


def partitions(n, most):
    if n == 0:
        return 1
    if n < 0 or most == 0:
        return 0
    key = (n, most)
    if key not in CACHE:
        CACHE[key] = partitions(n - most, most) + partitions(n, most - 1)
    return CACHE[key]


def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found if p * p <= n):
            found.append(n)
            yield n
        n += 1


def take(n, iterator):
    items = []
    for item in iterator:
        if len(items) == n:
            break
        items.append(item)
    return items


PARTITIONS = [partitions(n, n) for n in range(30)]
KNOWN = len(CACHE)
PRIMES = take(25, primes())
SQUARES = {p: p * p for p in PRIMES[:6]}
PAIRS = sorted((b - a, a, b) for a, b in zip(PRIMES, PRIMES[1:]))
MOST = max(PAIRS)
TEXT = ', '.join('%d:%d' % item for item in SQUARES.items())
NESTED = tuple(tuple(range(i)) for i in range(4))


def entry_point(argv):
    print(PARTITIONS[-1], len(PARTITIONS), KNOWN > 0)
    n = 34 + len(argv)
    print(partitions(n, n), len(CACHE) > KNOWN)
    print(partitions(29, 29) == PARTITIONS[29])
    print(PRIMES, take(25, primes()) == PRIMES)
    print(SQUARES, MOST, PAIRS[:3])
    print(TEXT)
    print(NESTED, NESTED[3][1], len(NESTED[0]))
    SQUARES[4] = 16
    CACHE.clear()
    print(len(SQUARES), len(CACHE), partitions(5, 5), len(CACHE))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
