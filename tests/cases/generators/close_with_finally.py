def resource(name, log):
    log.append('open ' + name)
    try:
        yield 1
        yield 2
        log.append('exhausted')
    finally:
        log.append('close ' + name)


def nested(log):
    try:
        for x in resource('inner', log):
            yield x * 10
    finally:
        log.append('outer done')


def entry_point(argv):
    log = []
    g = resource('a', log)
    print(next(g))
    g.close()
    print(log)
    g.close()
    try:
        next(g)
    except StopIteration:
        print('closed')
    log = []
    g = resource('b', log)
    g.close()
    print(log)
    g = resource('c', log)
    print(list(g), log)
    g.close()
    print(log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
