class Numbers:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration('no more')
        self.n -= 1
        return self.n


def through(it):
    for x in it:
        yield x * 10


def manual(it):
    yield next(it)
    try:
        while True:
            yield next(it)
    except StopIteration as e:
        print('ended', e)
    yield -1


def careless(it):
    while True:
        a = next(it)
        b = next(it)
        yield a + b


def deep(it):
    yield from careless(it)
    yield 'unreachable'.count('x')


def swallows(it):
    try:
        yield from careless(it)
    except RuntimeError as e:
        print('caught', e, type(e.__cause__).__name__)
        yield 1000


def mapped(it):
    return [x for x in map(lambda v: v + next(it), it)]


def entry_point(argv):
    print(list(through(Numbers(3))), list(manual(Numbers(3))))
    got = []
    try:
        for x in careless(Numbers(5)):
            got.append(x)
    except RuntimeError as e:
        print(got, e)
    try:
        print(list(deep(Numbers(3))))
    except RuntimeError as e:
        print('deep', e)
    print(list(swallows(Numbers(3))), mapped(Numbers(4)))
    g = careless(Numbers(1))
    try:
        next(g)
    except RuntimeError:
        print('first')
    try:
        next(g)
    except StopIteration:
        print('finished')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
