def parse(tokens):
    node, rest = None, tokens
    total = yield from terms(tokens)
    yield 'total %d' % total
    return total * 2


def terms(tokens):
    total = 0
    for t in tokens:
        if t.isdigit():
            total += int(t)
            yield 'num ' + t
        else:
            yield 'skip ' + t
    return total


def twice(tokens):
    a = yield from parse(tokens)
    b = yield from parse(tokens[1:])
    yield a, b


def pick(n):
    if n > 1:
        return n
    x = yield n
    return -1


def chain(n):
    v = yield from pick(n)
    yield v * 10


def texts(tokens):
    yield from terms(tokens)


def entry_point(argv):
    print(list(parse('3 + 4'.split())))
    print(list(texts(['1', '2'])), list(chain(5)), list(chain(1)))
    g = terms(['8'])
    print(next(g))
    try:
        next(g)
    except StopIteration as stop:
        print(stop.value, stop.args, repr(stop))
    try:
        next(g)
    except StopIteration as stop:
        print(stop.value is None, stop.args)
    g = pick(9)
    try:
        print(next(g))
    except StopIteration as stop:
        print(stop.value)
    try:
        raise StopIteration(12)
    except StopIteration as stop:
        print(stop.value)
    try:
        raise StopIteration
    except StopIteration as stop:
        print(stop.value is None)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
