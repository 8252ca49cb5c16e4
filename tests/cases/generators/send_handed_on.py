def averager():
    total = 0
    count = 0
    while True:
        x = yield
        if x is None:
            break
        total += x
        count += 1
    return total * 10 + count


def grouper(results):
    while True:
        r = yield from averager()
        results.append(r)


def entry_point(argv):
    results = []
    g = grouper(results)
    next(g)
    for x in [1, 2, 3]:
        g.send(x)
    g.send(None)
    for x in [10, 20]:
        g.send(x)
    g.send(None)
    g.close()
    print(results)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
