from contextlib import contextmanager


@contextmanager
def tag(name, log):
    log.append('<' + name + '>')
    try:
        yield name.upper()
    finally:
        log.append('</' + name + '>')


@contextmanager
def swallow(log):
    try:
        yield
    except ValueError as e:
        log.append('swallowed ' + str(e))


@contextmanager
def simple(n):
    print('before', n)
    yield n * 2
    print('after', n)


def entry_point(argv):
    log = []
    with tag('b', log) as t:
        log.append(t)
        with tag('i', log):
            log.append('text')
    print(log)
    log = []
    with swallow(log):
        raise ValueError('v%d' % len(argv))
    print(log)
    try:
        with tag('p', log):
            raise KeyError('k')
    except KeyError as e:
        print(e, log)
    with simple(len(argv)) as x:
        print(x)
    try:
        with swallow(log):
            raise IndexError('not swallowed')
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
