class Span:
    def __init__(self, pair):
        self.start, self.stop = pair

    def as_pair(self):
        return self.start, self.stop


def divide(a, b):
    return a // b, a % b


def stats(xs):
    return min(xs), max(xs), sum(xs) / len(xs)


def entry_point(argv):
    a, b = 1, 2
    for i in range(10):
        a, b = b, a + b
    print(a, b, divide(17, 5), divide(-17, 5), stats([3, 1, 2]))
    q, r = divide(100, 7)
    low, high, mean = stats([q, r])
    print(q, r, low, high, mean, Span((3, 4)).as_pair(), Span(divide(9, 2)).as_pair())
    xs = [3, 1, 2]
    xs[0], xs[2] = xs[2], xs[0]
    i = 0
    i, xs[i] = 2, 99
    print(xs, i)
    (a, (b, c)), d = (1, (2, 3)), 4
    print(a, b, c, d)
    people = [('bob', 30, 1.5), ('al', 25, 2.5)]
    people.sort()
    for name, age, h in people:
        print('%s %d %.2f' % (name, age, h), end='; ')
    print()
    print([p[0] for p in people], max(people, key=lambda p: p[1]), sorted(people, key=lambda p: -p[2]), people[0] < people[1])
    t = 1, 'two', 3.0, None, True, (4, 5), [6], {'k': 7}
    print(t, len(t), t[5][1], t[6][0], t[7]['k'], t[-1], t[1:4], t[::3], t[-1]['k'])
    t[6].append(60)
    print(t[6], t == (1, 'two', 3.0, None, True, (4, 5), [6, 60], {'k': 7}), (1, 2) + (3,), (0,) * 3, () + (1,))
    d = {}
    d['x'], d['y'] = 1, 2
    for k, (v, w) in {'p': (1, 2), 'q': (3, 4)}.items():
        d[k] = v * w
    print(d, dict([('a', 1)]), tuple([1, 2]) == (1, 2), isinstance(t, tuple), hash((1, 'a')) == hash((1, 'a')))
    print((1, 2) is None, () == (), (1,) < (2,), ('a', 1) < ('a', 2), (2, 'a') > (1, 'z'), (1, 2) <= (1, 2), not ())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
