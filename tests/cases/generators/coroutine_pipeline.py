def printer(out, name):
    try:
        while True:
            item = yield
            out.append('%s:%s' % (name, item))
    except GeneratorExit:
        out.append(name + ' closed')


def doubler(target):
    try:
        while True:
            item = yield
            target.send(item + item)
    finally:
        target.close()


def counter(limit):
    n = 0
    while n < limit:
        cmd = yield n
        if cmd is not None:
            n = cmd
        else:
            n += 1


def entry_point(argv):
    out = []
    p = printer(out, 'p')
    next(p)
    d = doubler(p)
    next(d)
    for w in ['a', 'b']:
        d.send(w)
    d.close()
    print(out)
    c = counter(10)
    print(next(c), next(c), c.send(7), next(c))
    try:
        c.send(100)
    except StopIteration:
        print('stop')
    c = counter(3)
    try:
        c.send(5)
    except TypeError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
