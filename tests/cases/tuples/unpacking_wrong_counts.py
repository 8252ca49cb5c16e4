def numbers(n):
    return list(range(n))


def gen(n):
    for i in range(n):
        yield i * 10


class Pairs:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return iter(range(self.n))


def two(n):
    try:
        a, b = numbers(n)
        return 'list %d %d' % (a, b)
    except ValueError as e:
        return str(e)


def three_of_text(s):
    try:
        a, b, c = s
        return a + '|' + b + '|' + c
    except ValueError as e:
        return str(e)


def two_of_generator(n):
    try:
        a, b = gen(n)
        return 'gen %d %d' % (a, b)
    except ValueError as e:
        return str(e)


def two_of_object(n):
    try:
        a, b = Pairs(n)
        return 'object %d %d' % (a, b)
    except ValueError as e:
        return str(e)


def starred(n):
    try:
        a, *b, c = numbers(n)
        return '%d %s %d' % (a, b, c)
    except ValueError as e:
        return str(e)


def starred_last(n):
    try:
        a, b, *c = numbers(n)
        return '%d %d %s' % (a, b, c)
    except ValueError as e:
        return str(e)


def one(n):
    try:
        [a] = numbers(n)
        return str(a)
    except ValueError as e:
        return str(e)


def none(n):
    try:
        [] = numbers(n)
        return 'nothing'
    except ValueError as e:
        return str(e)


def two_keys(n):
    d = {}
    for i in range(n):
        d['k%d' % i] = i
    try:
        a, b = d
        (c, x), (y, z) = d.items()
        return a + b + c + str(x) + y + str(z)
    except ValueError as e:
        return str(e)


def entry_point(argv):
    for n in range(5):
        print(n, two(n), '/', two_of_generator(n), '/', two_of_object(n))
        print(starred(n), '/', starred_last(n), '/', one(n), '/', none(n), '/', two_keys(n))
    for s in ['', 'ab', 'abc', 'häß', 'abcd']:
        print(three_of_text(s))
    a, b = 'é', b'xy'
    c, d = b
    print(a, c, d)
    e, f, *g = 'wörld'
    print(e, f, g)
    h, *i = range(3)
    print(h, i)
    *j, = {3: 'x', 4: 'y'}
    print(j)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
