import math


class Box:
    def __init__(self, v):
        self.v = v

    def get(self):
        return self.v

    def plus(self, x):
        return self.v + x


def pairs(n):
    for i in range(n):
        yield i, i * i


def endless():
    n = 0
    while True:
        yield n
        n += 1


def entry_point(argv):
    n = len(argv)
    print(list(map(str.upper, ['a', 'b'])), list(map(str.strip, [' x ', 'y '])))
    print(list(map(len, [[1], [], [1, 2]])), list(map(abs, [-1, 2])), list(map(ord, 'ab')), list(map(chr, [97, 98])))
    print(list(map(math.sqrt, [1.0, 4.0])), list(map(float, ['1.5', '2'])), list(map(bool, [0, 3])))
    print(list(map(sum, [[1, 2], [3]])), list(map(max, [1, 5], [4, 2])), list(map(sorted, ['ba', 'dc'])))
    print([b.v for b in map(Box, [1, 2])], list(map(Box.get, [Box(3), Box(4)])), list(map(Box(10).plus, [1, 2])))
    print(list(map(lambda p: p[0] + p[1], pairs(4))), list(map(repr, ['a', "b'"])))
    m = map(lambda x: x * n, endless())
    print(next(m), next(m), next(m))
    f = filter(lambda x: x % 7 == 3, endless())
    print(next(f), next(f))
    print(list(zip(map(str, range(3)), filter(None, [0, 1, 0, 2]))))
    print(sorted(map(lambda s: s.lower(), ['B', 'a'])), sum(filter(lambda x: x > 1, [1, 2, 3])))
    print(list(map(lambda f: f(4), [lambda x: x + 1, abs, lambda x: -x])))
    print(','.join(map(str, filter(str.isdigit, 'a1b2'.split('b')))) or 'none')
    print(''.join(filter(str.isalpha, 'a1b2')), list(filter(lambda kv: kv[1] > 1, {'a': 1, 'b': 2}.items())))
    for i, s in enumerate(map(str, [7, 8])):
        print(i, s)
    a, b = map(int, '3 4'.split())
    print(*map(int, ['5', '6']))
    print(a * b, [*map(abs, [-1])], set(map(len, ['a', 'b', 'cc'])) == {1, 2})
    print(3 in map(abs, [-3]), max(map(len, ['a', 'bbb'])), dict(map(lambda s: (s, len(s)), ['x', 'yy'])))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
