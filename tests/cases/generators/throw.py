def robust(log):
    n = 0
    while True:
        try:
            yield n
            n += 1
        except ValueError as e:
            log.append('value ' + str(e))
            n = 100
        finally:
            log.append('f')


def plain():
    yield 1
    yield 2


def entry_point(argv):
    log = []
    g = robust(log)
    print(next(g), next(g), g.throw(ValueError('v%d' % len(argv))), next(g))
    try:
        g.throw(KeyError('k'))
    except KeyError as e:
        print('KeyError', e, log)
    try:
        next(g)
    except StopIteration:
        print('finished')
    p = plain()
    print(next(p))
    try:
        p.throw(IndexError('i'))
    except IndexError as e:
        print(e)
    print(list(p))
    q = plain()
    try:
        q.throw(ValueError('unstarted'))
    except ValueError as e:
        print(e, list(q))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
