class Stop(Exception):
    def __init__(self, why):
        self.why = why


def worker(log):
    while True:
        try:
            got = yield len(log)
        except ValueError as e:
            log.append('value ' + str(e))
        except Stop as s:
            log.append('stop ' + s.why)
            return
        else:
            log.append('got %s' % got)
        finally:
            log.append('-')


def nested(log):
    try:
        try:
            yield 1
        except KeyError:
            log.append('inner')
            yield 2
            raise
        finally:
            log.append('f1')
    except LookupError as e:
        log.append('outer ' + type(e).__name__)
        yield 3
    finally:
        log.append('f2')
    yield 4


def handler_yields(log):
    for i in range(3):
        try:
            if i == 1:
                raise ValueError('boom %d' % i)
            yield 'plain %d' % i
        except ValueError as e:
            yield 'handled ' + str(e)
        else:
            yield 'else %d' % i


def entry_point(argv):
    log = []
    w = worker(log)
    print(next(w), w.send('a'), w.throw(ValueError('v')), w.send(None))
    try:
        w.throw(Stop('enough'))
    except StopIteration:
        print('returned')
    print(log)
    log = []
    g = nested(log)
    print(next(g), g.throw(KeyError('k')), next(g), next(g), log)
    try:
        next(g)
    except StopIteration:
        print(log)
    log = []
    print(list(nested(log)), log)
    print(list(handler_yields(log)))
    g = handler_yields(log)
    next(g)
    print(g.throw(ValueError('sent in')), next(g))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
