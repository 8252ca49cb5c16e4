def naturals(n=0):
    while True:
        yield n
        n += 1


def take(n, it):
    if n <= 0:
        return
    for x in it:
        yield x
        n -= 1
        if n == 0:
            return


def sieve(it):
    p = next(it)
    yield p
    yield from sieve(x for x in it if x % p)


def window(xs, n):
    buf = []
    for x in xs:
        buf.append(x)
        if len(buf) == n:
            yield buf[:]
            del buf[0]


def fib():
    a, b = 0, 1
    while 1:
        yield a
        a, b = b, a + b


def entry_point(argv):
    n = len(argv)
    print(list(take(5, naturals(n))), list(take(0, naturals())), list(take(3, fib())))
    print(list(take(8, sieve(naturals(2)))))
    print(list(window(range(5), 3)), list(window([n], 2)))
    evens = (x for x in naturals() if x % 2 == 0)
    print([next(evens) for _ in range(4)])
    for i, x in enumerate(fib()):
        if x > 50:
            break
        print(i, x, end=' ')
    print()
    for a, b in zip(naturals(), take(2, fib())):
        print(a, b)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
