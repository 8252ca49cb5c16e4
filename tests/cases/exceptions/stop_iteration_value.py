def gen(n):
    for i in range(n):
        yield i
    return n * 100


def plain():
    yield 1


def returns_early(flag):
    if flag:
        return 7
    yield 1
    return 8


def value_of(g):
    while True:
        try:
            next(g)
        except StopIteration as e:
            return e.value


def entry_point(argv):
    print(value_of(gen(0)), value_of(gen(3)))
    print(value_of(plain()) is None)
    print(value_of(returns_early(True)), value_of(returns_early(False)))
    g = gen(1)
    next(g)
    try:
        next(g)
    except StopIteration as e:
        print('first', e.value)
    try:
        next(g)
    except StopIteration as e:
        print('then', e.value is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
