class Custom:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


def inner(log):
    try:
        x = yield 1
        log.append('got %s' % x)
        y = yield 2
        log.append('then %s' % y)
    except KeyError as e:
        log.append('inner KeyError')
        yield 100
    finally:
        log.append('inner done')
    return 77


def outer(log):
    result = yield from inner(log)
    log.append('result %s' % result)
    yield from [10, 20]
    yield from Custom(2)
    yield from (x * 5 for x in [1, 2])


def entry_point(argv):
    log = []
    print(list(outer(log)), log)
    log = []
    g = outer(log)
    print(next(g), g.send(5), g.throw(KeyError('k')), next(g), log)
    try:
        g.throw(ValueError('on a list iterator'))
    except ValueError as e:
        print(e, list(g))
    log = []
    g = outer(log)
    next(g)
    g.close()
    print(log, list(g))
    log = []
    g = outer(log)
    try:
        g.throw(KeyError('not started'))
    except KeyError as e:
        print(e, log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
