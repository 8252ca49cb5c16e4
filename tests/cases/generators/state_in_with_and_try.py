log = []


class Lock:
    def __enter__(self):
        log.append('lock')
        return self

    def __exit__(self, *exc):
        log.append('unlock %s' % (exc[1] is None))
        return False


def guarded(xs):
    with Lock():
        for x in xs:
            try:
                yield 10 // x
            except ZeroDivisionError:
                log.append('inside?')
            finally:
                log.append('step %d' % x)


def retry(n):
    for attempt in range(n):
        try:
            if attempt < 2:
                raise ValueError(attempt)
            yield 'ok %d' % attempt
        except ValueError as e:
            yield 'failed %s' % e
        else:
            return
    yield 'unreachable'


def swallowing(xs):
    i = 0
    while i < len(xs):
        try:
            yield int(xs[i])
        except ValueError:
            pass
        i += 1


def entry_point(argv):
    print(list(guarded([1, 2])), log)
    del log[:]
    print(list(guarded([1, 0, 5])), log)
    del log[:]
    g = guarded([5, 2])
    next(g)
    g.close()
    print(log)
    print(list(retry(5)), list(retry(1)))
    print(list(swallowing(['1', 'x', '3'])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
