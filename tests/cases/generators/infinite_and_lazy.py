def naturals(start=0):
    n = start
    while True:
        yield n
        n += 1


def take(k, it):
    out = []
    for x in it:
        if len(out) >= k:
            break
        out.append(x)
    return out


def sieve():
    found = []
    for n in naturals(2):
        if all(n % p for p in found):
            found.append(n)
            yield n


def windowed(it, size):
    window = []
    for x in it:
        window.append(x)
        if len(window) == size:
            yield window[:]
            window.pop(0)


def interleave(a, b):
    x, y = iter(a), iter(b)
    while True:
        try:
            yield next(x)
            yield next(y)
        except StopIteration:
            return


def peekable(it):
    it = iter(it)
    try:
        current = next(it)
    except StopIteration:
        return
    for following in it:
        yield current, following
        current = following
    yield current, None


def cycle(xs):
    while xs:
        for x in xs:
            yield x


def batches(xs, n):
    for i in range(0, len(xs), n):
        yield xs[i:i + n]


def lines(text):
    start = 0
    while (end := text.find('\n', start)) >= 0:
        yield text[start:end]
        start = end + 1
    if start < len(text):
        yield text[start:]


def entry_point(argv):
    print(take(5, naturals()), take(3, naturals(10)), take(8, sieve()))
    print(list(windowed([1, 2, 3, 4], 2)), list(interleave([1, 2, 3], [10, 20])), list(interleave([], [1])))
    print(list(peekable([1, 2, 3])), list(peekable([])), take(5, cycle([1, 2])), list(cycle([])))
    print(list(batches([1, 2, 3, 4, 5], 2)), list(lines('a\nbc\n\nd')), list(lines('x\n')))
    print(take(4, (x * x for x in naturals() if x % 3)), next(x for x in sieve() if x > 50))
    print(sum(take(10, naturals())), [a + b for a, b in zip(naturals(), 'abc' and [1, 2])])
    g = naturals()
    for x in g:
        if x > 3:
            break
    print(next(g), next(g))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
