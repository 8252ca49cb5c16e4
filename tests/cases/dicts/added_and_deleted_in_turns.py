# A key that is added and deleted in turns stays in one slot of the table.


def turns(n):
    d = {}
    for i in range(n):
        d[i] = i
    total = 0
    for i in range(3000):
        d[-5] = i
        total += d[-5]
        del d[-5]
    return total, len(d), d[n - 1], -5 in d


def set_turns(words):
    seen = set(words)
    for i in range(1500):
        seen.add('here')
        seen.add('there')
        seen.discard('here')
        seen.remove('there')
    return len(seen)


def others(n):
    # Others come and go in between, and what was deleted is found to be so.
    d = {}
    for i in range(n):
        d['k%d' % i] = i
    for i in range(n):
        if i % 3 == 0:
            del d['k%d' % i]
    for i in range(n):
        if i % 6 == 0:
            d['k%d' % i] = -i
    found = 0
    for i in range(n):
        found += d.get('k%d' % i, 1)
    d.setdefault('k3', 33)
    return found, len(d), list(d)[:3], list(d)[-2:], d.pop('k3')


def entry_point(argv):
    n = len(argv)
    print(turns(1500 * n), turns(2 * n), turns(5 * n), turns(6 * n))
    print(set_turns(['w%d' % i for i in range(600 * n)]))
    print(others(2000 * n), others(7 * n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
