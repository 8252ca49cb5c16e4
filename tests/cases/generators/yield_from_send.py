def inner():
    total = 0
    while True:
        x = yield total
        if x < 0:
            return total
        total += x


def outer(log):
    while True:
        r = yield from inner()
        log.append(r)
        if r > 10:
            return 'done'


def entry_point(argv):
    log = []
    g = outer(log)
    print(next(g), g.send(len(argv)), g.send(2), g.send(-1), g.send(20), log)
    try:
        g.send(-1)
    except StopIteration:
        print('end', log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
