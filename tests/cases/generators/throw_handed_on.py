class Stop(Exception):
    pass


def inner(log):
    n = 0
    while True:
        try:
            n += 1
            yield n
        except ValueError as e:
            log.append('inner %s' % e)
            yield -n
        finally:
            log.append('f%d' % n)


def outer(log):
    log.append('start')
    try:
        yield from inner(log)
    except Stop as e:
        log.append('outer %s' % e)
        yield 99
    finally:
        log.append('end')


def entry_point(argv):
    log = []
    g = outer(log)
    print(next(g), next(g))
    print(g.throw(ValueError('a')))
    print(next(g))
    print(g.throw(Stop('b')))
    try:
        next(g)
    except StopIteration:
        print('over')
    print(log)
    log = []
    g = outer(log)
    next(g)
    try:
        g.throw(KeyError('k'))
    except KeyError as e:
        print('KeyError', e)
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
