def count(n):
    i = 0
    while i < n:
        got = i
        yield got
        i += 1
    return 'counted %d' % n


def chain(ns):
    results = []
    for n in ns:
        r = yield from count(n)
        results.append(r)
    yield -1
    return results


def outer(ns):
    r = yield from chain(ns)
    print('outer', r)
    return len(r)


def entry_point(argv):
    g = outer([1, 0, len(argv) + 1])
    out = []
    while True:
        try:
            out.append(next(g))
        except StopIteration:
            print('end')
            break
    print(out)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
