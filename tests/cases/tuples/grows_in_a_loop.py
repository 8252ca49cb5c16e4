def evens(n):
    t = ()
    for i in range(n):
        if i % 2 == 0:
            t += (i,)
    return t


def path(n):
    result = ()
    while n > 0:
        result = (n % 10,) + result
        n //= 10
    return result


def words(text):
    t = ('first',)
    for w in text.split():
        t = t + (w,) + ('-', '-')
    return t


def entry_point(argv):
    for n in (0, 1, 5, 10):
        print(evens(n), len(evens(n)))
    print(path(0), path(7), path(90210))
    print(words(''), words('a b c'))
    t = (1,)
    for _ in range(3):
        t = t * 2
    print(t, t * 0, 3 * t[:1], t * -1)
    k = len(argv)
    print((1, 2) * k, (k + 1) * ('ab',), () * k)
    u = ()
    for i in range(3):
        u += tuple(range(i))
    print(u, u + u[:2], u == (0, 0, 1), u != (0, 0, 1), u == ())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
