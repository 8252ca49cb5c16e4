log = []


def leaf(name):
    try:
        yield name + '1'
        yield name + '2'
    finally:
        log.append('close ' + name)


def middle(name):
    try:
        yield from leaf(name)
    except GeneratorExit:
        log.append('exit ' + name)
        raise
    yield 'after ' + name


def top():
    yield from middle('a')
    yield from middle('b')


def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2


def entry_point(argv):
    g = top()
    print(next(g))
    g.close()
    print(log)
    del log[:]
    g = top()
    print(next(g), next(g), next(g), next(g))
    g.close()
    g.close()
    print(log)
    s = stubborn()
    next(s)
    try:
        s.close()
    except RuntimeError as e:
        print(e)
    t = top()
    t.close()
    print(list(t))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
