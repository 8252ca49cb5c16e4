class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


def gen(n):
    for i in range(n):
        yield i * i


def split(line):
    name, *rest = line.split(',')
    return name + ':' + '|'.join(rest)


def middle(xs):
    _, *inside, _ = xs
    return inside


def entry_point(argv):
    a, *b = gen(4)
    print(a, b)
    *a, b = Countdown(4)
    print(a, b)
    a, *b, c = {'x': 1, 'y': 2, 'z': 3}
    print(a, b, c)
    (k, v), *others = {'x': 1, 'y': 2}.items()
    print(k, v, others)
    a, *b = 'zażółć'
    print(a, b)
    a, *b, c = b'bytes'
    print(a, b, c)
    a, *b = {7}
    print(a, b)
    *a, = map(str, range(3))
    print(a)
    a, b, *c = zip('abc', range(3))
    print(a, b, c)
    a, *b = sorted([3, 1, 2], reverse=True)
    print(a, b)
    print([split(s) for s in ['a', 'b,c', 'd,e,f', '']])
    for n in range(1, 5):
        try:
            print(middle(list(range(n))))
        except ValueError as e:
            print(e)
    print([x + len(rest) for x, *rest in [(1, 2, 3), (4, 5, 6)]])
    print({k: vs for k, *vs in [['a', 'b', 'c'], ['d']]})
    for i, (first, *more) in enumerate(['ab', 'c', 'def']):
        print(i, first, more)
    try:
        for a, b, *c in [[1, 2], [3]]:
            print(a, b, c)
    except ValueError as e:
        print(e)
    rest = [9]
    first, *rest[0:1] = [1, 2, 3]
    print(first, rest)
    x = [1, 2, 3]
    x[0], *x[1:], y = x[2], x[1], x[0], 10
    print(x, y)
    print([*gen(3), *Countdown(2)], (*'ab', *b'c'[:0].decode()), {*gen(3), 1})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
