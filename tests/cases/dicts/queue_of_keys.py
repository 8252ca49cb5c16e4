from collections import OrderedDict


def fifo(n, live):
    d = {}
    for i in range(live):
        d[i] = i
    total = 0
    for i in range(live, n):
        first = next(iter(d))
        total += d.pop(first)
        d[i] = i
    return total, len(d), list(d)[:2]


def lifo(n):
    d = {}
    total = 0
    for i in range(n):
        d[i] = 1
        d[-i - 1] = 2
        k, v = d.popitem()
        total += v
    while d:
        d.popitem()
    d['x' * 3 and 5] = 1
    return total, len(d)


def drain_set(n):
    s = set(range(n))
    total = 0
    while s:
        total += s.pop()
    s.add(3)
    return total, s


def lru(n, room):
    cache = OrderedDict()
    hits = 0
    for i in range(n):
        key = (i * i) % 97
        if key in cache:
            hits += 1
            cache.move_to_end(key)
        else:
            cache[key] = i
            if len(cache) > room:
                cache.popitem(last=False)
    return hits, len(cache), list(cache)[:3]


def entry_point(argv):
    print(fifo(300, 40), fifo(200, 1), fifo(400, 200))
    print(lifo(200), drain_set(300), lru(300, 20))
    d = {i: i for i in range(10)}
    for i in range(9):
        del d[i]
    print(d, list(d), list(reversed(d)), len(d))
    d[1] = 1
    del d[9]
    print(d, next(iter(d)), d.copy(), d == {1: 1})
    del d[1]
    print(d, list(d), d.copy())
    d[7] = 7
    d[8] = 8
    del d[7]
    d[7] = 70
    print(d, list(d.items()), list(reversed(d.values())))
    e = {0: 0, 1: 1, 2: 2, 3: 3}
    del e[0]
    del e[2]
    del e[1]
    print(list(e), e)
    e.clear()
    e[5] = 5
    print(list(e), e)
    s = {1, 2, 3}
    s.discard(1)
    s.discard(2)
    s.add(1)
    print(sorted(s), len(s), sum(s))
    try:
        set().pop()
    except KeyError as err:
        print('KeyError', err)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
