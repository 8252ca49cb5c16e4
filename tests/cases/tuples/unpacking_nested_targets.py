class Box:
    def __init__(self):
        self.x = 0
        self.items = [0, 0, 0]


def note(log, s, v):
    log.append(s)
    return v


def entry_point(argv):
    (a, b), [c, (d, e)] = (1, 'two'), [3, (4.5, None)] if False else (3, (4.5, 'five'))
    print(a, b, c, d, e)
    for i, (x, (y, z)) in enumerate([(1, ('a', 2.0)), (2, ('b', 3.0))]):
        print(i, x, y, z)
    for k, [p, q] in {'u': [1, 2], 'v': [3, 4]}.items():
        print(k, p + q)
    for first, *rest in [[1, 2, 3], [4], [5, 6]]:
        print(first, rest, sum(rest))
    for (i, *_), s in zip([(1, 2, 3), (4, 5, 6)], 'ab'):
        print(i, s)
    print([x * y for x, y in [(1, 2), (3, 4)]], {k: v for v, k in [(1, 'a')]})
    print([a + sum(b) for a, *b in [[1, 2, 3], [10]]])
    box = Box()
    box.x, box.items[1], (box.items[0], n) = 7, 8, (9, 10)
    print(box.x, box.items, n)
    i = 0
    i, box.items[i] = 2, 99
    print(i, box.items)
    xs = [1, 2, 3, 4]
    xs[0], xs[-1] = xs[-1], xs[0]
    xs[1:3], y = [20, 30, 40], 5
    print(xs, y)
    log = []
    o = [0, 0]
    o[note(log, 'i1', 0)], o[note(log, 'i2', 1)] = note(log, 'v1', 5), note(log, 'v2', 6)
    print(log, o)
    a = b = c = [1]
    b.append(2)
    print(a is c, c)
    a, b = b, a = 'x', 'y'
    print(a, b)
    (m, n), o2 = t = (1, 2), 3
    print(m, n, o2, t)
    first, (second, *others), last = 1, [2, 3, 4], 5
    print(first, second, others, last)
    d = {}
    d['k'], d['l'] = 1, 2
    for d['m'] in range(3):
        pass
    for box.x in [4, 5]:
        pass
    print(d, box.x)
    with_star = [*range(3), *'ab'] if False else [*range(3), *[7, 8]]
    print(with_star, (*'ab', 'c'), {*[1, 2], 2}, {**{'a': 1}, 'b': 2})
    (x, y), z = ('ab', 3)
    print(x, y, z)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
