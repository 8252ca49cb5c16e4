# Dicts that change while they are searched or iterated over.


class Key:
    target = None
    mode = 0

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return 7

    def __eq__(self, other):
        t = Key.target
        if t is not None:
            Key.target = None
            if Key.mode == 1:
                t.clear()
            elif Key.mode == 2:
                for i in range(20):
                    t[Key(100 + i)] = i
            elif Key.mode == 3:
                t.pop(list(t)[0])
        return self.n == other.n


def search(mode, n):
    d = {}
    for i in range(4):
        d[Key(i)] = i
    Key.mode = mode
    r = []
    Key.target = d
    r.append(d.get(Key(n), -1))
    Key.target = d
    r.append(1 if Key(n) in d else 0)
    Key.target = d
    d[Key(n)] = 50
    Key.target = None
    print(mode, n, r, len(d), sorted(d.values()))


def iterate(d, change):
    out = []
    try:
        for k in d:
            out.append(k)
            change(d, k)
            if len(out) > 50:
                break
    except RuntimeError as e:
        print(e, end=' ')
    print(out, d)


def to_the_end(d, k):
    v = d.pop(k)
    d[k] = v


def replace(d, k):
    if k + 1 in d:
        del d[k + 1]
        d[k + 100] = 0


def same(d, k):
    d[k] = 9


def anew(d, k):
    d.clear()
    for i in (1, 2, 3):
        d[i] = i


def items(d):
    try:
        for k, v in d.items():
            d.pop(k)
            d[k + 100] = v
            print('in', k)
    except RuntimeError as e:
        print(e, d)
    try:
        for v in d.values():
            d[v] = v
    except RuntimeError as e:
        print(e, d)


def views(d):
    k, v, i = d.keys(), d.values(), d.items()
    a, b = iter(d), iter(d.items())
    print(next(a), next(b), len(k), list(v))
    d[50] = 5
    try:
        print(next(a))
    except RuntimeError as e:
        print(e)
    print(len(k), 50 in k, list(i), (50, 5) in i, 5 in v)
    del d[50]
    print(next(b))


def entry_point(argv):
    for mode in (0, 1, 2, 3):
        for n in (0, 2, 9):
            search(mode, n)
    iterate({1: 1, 2: 2, 3: 3}, to_the_end)
    iterate({1: 1, 2: 2, 3: 3}, replace)
    iterate({1: 1, 2: 2}, same)
    iterate({7: 1, 8: 2, 9: 3}, anew)
    items({1: 7, 2: 8})
    views({1: 10, 2: 20})
    s = {1, 2, 3}
    count = 0
    for x in s:
        s.remove(x)
        s.add(x)
        count += 1
        if count > 50:
            break
    print(count, sorted(s))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
