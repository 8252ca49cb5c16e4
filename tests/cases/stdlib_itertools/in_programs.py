from itertools import accumulate, chain, combinations, count, groupby, islice, permutations, product, takewhile, zip_longest


def primes():
    found = []
    for n in count(2):
        if all(n % p for p in takewhile(lambda p: p * p <= n, found)):
            found.append(n)
            yield n


def run_lengths(text):
    return [(c, len(list(g))) for c, g in groupby(text)]


def chunks(xs, n):
    it = iter(xs)
    while True:
        block = list(islice(it, n))
        if not block:
            return
        yield block


def pythagorean(limit):
    return [(a, b, c) for a, b in combinations(range(1, limit), 2) for c in range(b, limit) if a * a + b * b == c * c]


def flatten(xss):
    return list(chain.from_iterable(xss)) if len(xss) > 99 else [x for xs in xss for x in xs]


def entry_point(argv):
    print(list(islice(primes(), 10)), list(takewhile(lambda p: p < 30, primes())))
    print(run_lengths('aaabccd'), ''.join(c * n for c, n in run_lengths('xxyz')), run_lengths(''))
    print(list(chunks(range(7), 3)), list(chunks('', 2)), [''.join(b) for b in chunks('abcdefg', 2)])
    print(pythagorean(21))
    print(flatten([[1], [2, 3], []]))
    print(list(accumulate([1, -2, 3, 4], lambda a, b: max(a + b, b))), [a + b for a, b in zip(accumulate([1, 2, 3]), count(1))])
    words = ['apple', 'avocado', 'banana', 'blueberry', 'cherry']
    for letter, ws in groupby(words, key=lambda w: w[0]):
        print(letter, [len(w) for w in ws], end=' ')
    print()
    table = {''.join(p): i for i, p in enumerate(permutations('abc'))}
    print(table, table['cab'], len(table))
    dice = {}
    for a, b in product(range(1, 7), range(1, 7)):
        dice[a + b] = dice.get(a + b, 0) + 1
    print(dice, sum(1 for p in product(range(2), range(2), range(2)) if sum(p) == 2))
    print([a + b for a, b in zip_longest('abc', 'x', fillvalue='-')], sum(1 for _ in combinations(range(6), 3)))
    send = [(s, e, n) for s, e, n in permutations(range(5), 3) if s * 10 + e == n * 7]
    print(send)
    fib = map(lambda p: p[0], accumulate(chain([(0, 1)], range(0)) if False else [(0, 1), (1, 1), (1, 2)], lambda a, b: (a[1], a[0] + a[1])))
    print(list(fib))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
